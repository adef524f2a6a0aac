import type { Logger } from 'pino';
import { RepeatingTask } from '../../platform/jobs/repeating-task.js';
import type { LiveTable } from './live-table.js';
import type { LiveTables } from './live-tables.js';
import type { TableStore } from './table-store.js';

const tablesAtOnce = 500;

/**
 * Finds rows whose hint never came: another gateway may have died, or not have known of us, between writing a row and
 * telling of it. One small query every now and then for the tables that somebody watches here.
 */
export class LogSweep {
  readonly #sweeps: RepeatingTask;

  constructor(
    private readonly parts: {
      readonly tables: LiveTables;
      readonly store: TableStore;
      readonly isWatched: (tableId: string) => boolean;
      readonly logger: Logger;
      readonly everyMs: number;
    },
  ) {
    const { logger, everyMs } = parts;
    const work = (): Promise<void> => this.#sweep();
    this.#sweeps = new RepeatingTask({ everyMs, work, logger, failure: 'the sweep of the logs failed' });
  }

  start(): void {
    this.#sweeps.start();
  }

  stop(): Promise<void> {
    return this.#sweeps.stop();
  }

  /** One that cannot follow keeps nobody else from it. */
  async #catchUp(live: LiveTable): Promise<void> {
    try {
      await live.catchUp();
    } catch (error) {
      const { id } = live.table.settings;
      this.parts.logger.warn({ err: error, tableId: id }, 'a table could not follow its log');
    }
  }

  async #sweep(): Promise<void> {
    const { tables, store, isWatched } = this.parts;
    const watched = tables.all().filter(({ table }) => isWatched(table.settings.id));
    for (let i = 0; i < watched.length; i += tablesAtOnce) {
      const some = watched.slice(i, i + tablesAtOnce);
      const seqs = await store.readSeqs(some.map(({ table }) => table.settings.id));
      const behind = some.filter(({ table }) => table.seq < (seqs.get(table.settings.id) ?? 0));
      await Promise.all(behind.map((live) => this.#catchUp(live)));
    }
  }
}
