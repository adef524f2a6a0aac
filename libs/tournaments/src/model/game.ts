import { type HalfPoints } from '../numbers/half-points.js';
import { type EntrantId } from './ids.js';

/** A finished game as scoring sees it: who sat where and with what total. Lower is better. */
export interface PlayedGame {
  readonly round: number;
  /** In seat order: seat 1 first. */
  readonly players: readonly EntrantId[];
  readonly totals: readonly HalfPoints[];
  /** How many rounds of the game were completed; games stopped early are scaled to the nominal number. */
  readonly roundsPlayed: number;
  /** Tables with the same deal are compared with one another in duplicate scoring. */
  readonly dealId?: string;
}
