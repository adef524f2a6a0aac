import type { Viewer } from '@red-disc/game';
import type { Table } from '../domain/table.js';
import { LaggingTable } from './lagging-table.js';
import type { LiveTable } from './live-table.js';
import type { LiveTables } from './live-tables.js';
import type { TableStore } from './table-store.js';
import { isDelayed, type Watchers } from './watchers.js';

/** How a table stands for a viewer: as it is, or as it was a while ago. */
export interface Sight {
  readonly table: Table;
  readonly deadline: number | null;
  /** In seconds. */
  readonly delay: number;
}

/** The late readings of tables, for as long as somebody watches one. */
export class LaggingTables {
  readonly #tables = new Map<string, Promise<LaggingTable>>();

  constructor(
    tables: LiveTables,
    private readonly store: TableStore,
    private readonly watchers: Watchers,
  ) {
    tables.onPublished(({ table }, { entries }) => {
      const { seq } = table;
      // Whoever began to read the log before this row was published gets it here, and others read it.
      void this.#tables.get(table.settings.id)?.then((late) => {
        late.take({ seq, entries });
      });
    });
  }

  async sightOf(live: LiveTable, viewer: Viewer): Promise<Sight> {
    const { table } = live;
    if (!isDelayed(table, viewer)) return { table, deadline: live.deadline, delay: 0 };
    const late = await this.#find(live);
    return { table: late.table, deadline: null, delay: table.settings.spectatorDelayMs / 1000 };
  }

  evictIdle(): void {
    for (const [id, late] of this.#tables) if (!this.watchers.isWatched(id)) this.#drop(id, late);
  }

  stop(): void {
    for (const [id, late] of this.#tables) this.#drop(id, late);
  }

  #find(live: LiveTable): Promise<LaggingTable> {
    const { id } = live.table.settings;
    const known = this.#tables.get(id);
    if (known) return known;
    const late = this.#load(live);
    this.#tables.set(id, late);
    late.catch(() => this.#tables.delete(id));
    return late;
  }

  async #load(live: LiveTable): Promise<LaggingTable> {
    const rows = await this.store.readAgedRows(live.table.settings.id);
    return new LaggingTable(live, rows, (published) => {
      this.watchers.publishLate(published, live.table);
    });
  }

  #drop(id: string, late: Promise<LaggingTable>): void {
    this.#tables.delete(id);
    void late.then(
      (table) => {
        table.stop();
      },
      () => undefined,
    );
  }
}
