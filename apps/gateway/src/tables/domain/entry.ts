import type { Seat } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';
import { readingLog } from './poisoned-log.js';

/** Who sits in a seat: a person, or a bot of some level. */
export type Occupant = { readonly user: UserId } | { readonly bot: string };

/** Who made a move, when it was not the person in the seat. */
export type MovedBy = 'clock' | 'bot' | 'caretaker' | 'standing';

export interface Moved {
  readonly type: 'moved';
  readonly seat: Seat;
  readonly move: string;
  readonly by?: MovedBy;
  /** How long the seat took, where its own clock ran. */
  readonly ms?: number;
}

/**
 * What can be read in a table's log. Folding the entries of all rows gives the table; nothing hidden is in them,
 * for the cards of a shuffle follow from the deal's seed, which is kept elsewhere.
 */
export type Entry =
  | { readonly type: 'sat'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'invited'; readonly seat: Seat; readonly user: UserId }
  | { readonly type: 'ready'; readonly seat: Seat; readonly ready: boolean; readonly seed?: string }
  /** Empty seats are closed up: `seats` lists the old numbers in their new order. */
  | { readonly type: 'started'; readonly seats: readonly Seat[]; readonly dealer: Seat }
  | { readonly type: 'committed'; readonly round: number; readonly commitment: string }
  | { readonly type: 'shuffled'; readonly round: number; readonly label: string }
  | Moved
  | { readonly type: 'answersAlways'; readonly seat: Seat; readonly answer: string; readonly on: boolean }
  | {
      readonly type: 'caretaker';
      readonly seat: Seat;
      readonly on: boolean;
      readonly why: 'timeouts' | 'left' | 'back' | 'referee';
    }
  | { readonly type: 'paused'; readonly by: UserId; readonly reason: string }
  | { readonly type: 'resumed'; readonly by: UserId }
  | { readonly type: 'timeAdded'; readonly by: UserId; readonly ms: number; readonly reason: string }
  | { readonly type: 'timeCalled'; readonly by: UserId; readonly reason: string }
  | {
      readonly type: 'replaced';
      readonly seat: Seat;
      readonly occupant: Occupant;
      readonly by: UserId;
      readonly reason: string;
    }
  /** The table stands again as it stood after this row. */
  | { readonly type: 'undone'; readonly to: number; readonly by: UserId; readonly reason: string }
  | { readonly type: 'stopped'; readonly by: UserId; readonly reason: string }
  | { readonly type: 'cancelled' };

/** A row of the log, read back. */
export interface LogRow {
  readonly seq: number;
  readonly entries: readonly Entry[];
}

export function makeBody(entries: readonly Entry[]): string {
  return JSON.stringify(entries);
}

/** Bodies are our own writing: one that does not parse is a broken log. */
export function parseBody(body: string): readonly Entry[] {
  return readingLog(() => JSON.parse(body) as readonly Entry[]);
}

/** The rows that still count: an undo takes back every row after the one it names. */
export function withoutUndone(rows: readonly LogRow[]): readonly LogRow[] {
  const kept: LogRow[] = [];
  for (const row of rows) {
    const undo = row.entries.find((entry) => entry.type === 'undone');
    if (undo) while (kept.length > 0 && kept.at(-1)!.seq > undo.to) kept.pop();
    kept.push(row);
  }
  return kept;
}
