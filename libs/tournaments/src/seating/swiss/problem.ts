import { type TableSize } from '../../scoring/presets.js';
import { type Grouping, type SeatingConstraints } from '../problem.js';

export const REPEAT_POLICIES = ['strict', 'balanced', 'off'] as const;
/** How repeated meetings weigh against tables of equal strength: before it, against it, or not at all. */
export type RepeatPolicy = (typeof REPEAT_POLICIES)[number];

export const SHORT_TABLE_RULES = ['low', 'high', 'balanced'] as const;
/** Who sits at short tables: the last of the standings, the first, or those who did least often so far. */
export type ShortTableRule = (typeof SHORT_TABLE_RULES)[number];

export interface SwissProblem {
  /** Players are numbered in the order of the standings, the leader being 0. All of them are seated. */
  readonly players: number;
  /** Whole numbers: tables should be close in these. */
  readonly points: readonly number[];
  readonly sizes: readonly TableSize[];
  readonly history: readonly Grouping[];
  readonly constraints: SeatingConstraints;
  readonly repeatPolicy: RepeatPolicy;
  readonly shortTables: ShortTableRule;
}

/** From the weightiest to the lightest. */
export interface SwissCost {
  readonly apart: number;
  readonly avoid: number;
  /** Earlier meetings of all pairs that meet now. */
  readonly repeats: number;
  readonly short: number;
  /** Sum of squared differences of points over all pairs that meet. */
  readonly spread: number;
  readonly clubs: number;
}
