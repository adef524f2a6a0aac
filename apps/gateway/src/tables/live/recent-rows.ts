import type { GameEvent } from '@red-disc/game';
import type { Entry } from '../domain/entry.js';

/** A row of the log and what happened in it, before anything is taken out that a viewer may not see. */
export interface ToldRow {
  readonly seq: number;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
}

/** More than a table plays while somebody's network is away for a moment. */
const keptRows = 32;

/**
 * The latest rows of a table. Whoever was away for a moment is told from here: the whole log would have to be read and
 * played for each of them, and they come back all at once.
 */
export class RecentRows {
  #rows: ToldRow[] = [];

  add(row: ToldRow): void {
    // What was taken back is not told to anybody any more: from here on the log knows better.
    if (row.entries.some(({ type }) => type === 'undone')) this.#rows = [];
    else if (this.#rows.push(row) > keptRows) this.#rows.shift();
  }

  /** The rows after `since`, up to and with `upTo`; undefined if not all of them are here. */
  between(since: number, upTo: number): readonly ToldRow[] | undefined {
    const [first] = this.#rows;
    if (!first || first.seq > since + 1) return undefined;
    return this.#rows.filter(({ seq }) => seq > since && seq <= upTo);
  }
}
