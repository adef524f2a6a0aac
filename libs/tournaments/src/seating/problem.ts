import { type TableSize } from '../scoring/presets.js';

/** Players are numbers from 0 here; who they are does not matter to the search. */
export type PlayerIndex = number;
export type Pair = readonly [PlayerIndex, PlayerIndex];

/** Stands in earlier rounds for somebody who has left since, so that tables keep their size and seats. */
export const DEPARTED: PlayerIndex = -1;

/** A round without seats: who plays with whom, and who sits out. */
export interface Grouping {
  readonly tables: readonly (readonly PlayerIndex[])[];
  readonly byes: readonly PlayerIndex[];
}

export const POLICIES = ['repeatsFirst', 'balanceFirst'] as const;
/** Which comes first where both cannot be had: few repeated meetings, or short tables spread evenly. */
export type ShortTablePolicy = (typeof POLICIES)[number];

export interface SeatingConstraints {
  /** Hard: never at one table, such as members of one team. */
  readonly apart?: readonly Pair[];
  /** Wished: not at one table. Outranks repeated meetings. */
  readonly avoid?: readonly Pair[];
  /** Players who cannot move, and their table's number. */
  readonly pinned?: ReadonlyMap<PlayerIndex, number>;
  /** A club per player; mates are kept apart in the first two rounds where nothing else suffers. */
  readonly clubs?: readonly (string | undefined)[];
}

export interface MovementProblem {
  readonly players: number;
  /** The sizes of the tables of each round still to be planned; all players not at a table sit out. */
  readonly sizes: readonly (readonly TableSize[])[];
  /** Rounds already played by these players, in seat order. */
  readonly history: readonly Grouping[];
  readonly constraints: SeatingConstraints;
  readonly policy: ShortTablePolicy;
}

export const pairsOf = (count: number): number => (count * (count - 1)) / 2;

/** A table is short if its round has a larger one. */
export function isShort(size: number, sizes: readonly number[]): boolean {
  return size < Math.max(...sizes);
}
