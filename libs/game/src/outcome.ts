import { type Seat } from './seat.js';

/** A score, counted in half points so that it is always an integer. */
export type HalfPoints = number;

/** A score as people read it: 15 half points are 7.5. */
export function toPoints(score: HalfPoints): number {
  return score / 2;
}

export interface RoundScore {
  /** By seat, seat 1 first. */
  readonly scores: readonly HalfPoints[];
  /** The seat that ended the round, or null where the game knows no such thing or nobody did. */
  readonly endedBy: Seat | null;
}

export interface Outcome {
  readonly rounds: readonly RoundScore[];
  readonly totals: readonly HalfPoints[];
  readonly over: boolean;
  /** Several share a win; nobody has won before the game is over. */
  readonly winners: readonly Seat[];
}
