import type { GameEvent } from '@red-disc/game';
import type { LogRow } from '../domain/entry.js';
import { Table } from '../domain/table.js';
import { foldTable, type LiveTable, type Published } from './live-table.js';

export interface AgedRow extends LogRow {
  readonly ageMs: number;
}

/**
 * A table as spectators see it when its game is shown late: a second reading of the same log, some way behind. Rows
 * from before the game are not held back. It has no clock: the one that runs belongs to a later moment.
 */
export class LaggingTable {
  readonly #shown: LogRow[];
  readonly #waiting: { readonly row: LogRow; readonly dueAt: number }[];
  #table: Table;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: LiveTable,
    rows: readonly AgedRow[],
    private readonly publish: (published: Published) => void,
  ) {
    const start = rows.findIndex(({ entries }) => entries.some(({ type }) => type === 'started'));
    const isDue = ({ ageMs }: AgedRow, index: number): boolean =>
      start < 0 || index < start || ageMs >= this.#delayMs;
    this.#shown = rows.filter(isDue);
    const now = performance.now();
    this.#waiting = rows
      .slice(this.#shown.length)
      .map((row) => ({ row, dueAt: now + this.#delayMs - row.ageMs }));
    this.#table = this.#fold();
    this.#arm();
  }

  get table(): Table {
    return this.#table;
  }

  /** A row that was written just now. */
  take(row: LogRow): void {
    const last = this.#waiting.at(-1)?.row ?? this.#shown.at(-1);
    if (row.seq <= (last?.seq ?? 0)) return;
    const isBeforeTheGame = this.live.table.match === undefined;
    this.#waiting.push({ row, dueAt: performance.now() + (isBeforeTheGame ? 0 : this.#delayMs) });
    this.#arm();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #delayMs(): number {
    return this.live.table.settings.spectatorDelayMs;
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const next = this.#waiting[0];
    if (!next) return;
    this.#timer = setTimeout(
      () => {
        this.#showDue();
      },
      Math.max(0, next.dueAt - performance.now()),
    );
  }

  #showDue(): void {
    while (this.#waiting[0] && this.#waiting[0].dueAt <= performance.now())
      this.#show(this.#waiting.shift()!.row);
    this.#arm();
  }

  #show(row: LogRow): void {
    this.#shown.push(row);
    let events: readonly GameEvent[] = [];
    if (row.entries.some(({ type }) => type === 'undone')) this.#table = this.#fold();
    else {
      events = row.entries.flatMap((entry) => this.#table.apply(entry));
      this.#table.seq = row.seq;
    }
    this.publish({ table: this.#table, entries: row.entries, events, deadline: null });
  }

  #fold(): Table {
    return foldTable(new Table(this.live.table.settings, this.live.secrets), this.#shown);
  }
}
