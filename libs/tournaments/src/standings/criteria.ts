import { type Fraction } from '../numbers/fraction.js';
import { type EntrantId } from '../model/ids.js';

/** What a tie-break chain may be made of. */
export const CRITERIA = ['TP', 'OAS', 'OAS-C1', 'OAS-M1', 'MARGIN', 'WINS', 'DIRECT', 'BEST', 'LOT'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** The chain for events whose pairings do not follow the standings, and for heats. */
export const FIXED_CHAIN: readonly Criterion[] = ['TP', 'MARGIN', 'WINS', 'DIRECT', 'BEST', 'LOT'];
/** The chain for Swiss events: whom one met matters, because strong players met strong ones. */
export const SWISS_CHAIN: readonly Criterion[] = ['TP', 'OAS', 'MARGIN', 'WINS', 'DIRECT', 'BEST', 'LOT'];

/** Everything the chain compares except lots and direct encounters, which only exist inside a tie. */
export interface Tally {
  readonly id: EntrantId;
  readonly games: number;
  readonly tp: Fraction;
  /** Points from games alone: byes, penalties and awards never touch an opponent's tie-break. */
  readonly gamePoints: Fraction;
  readonly margin: Fraction;
  readonly wins: Fraction;
  /** The lowest game total in points; undefined without a game. */
  readonly best: Fraction | undefined;
  readonly oas: Fraction | undefined;
  readonly oasWithoutLowest: Fraction | undefined;
  readonly oasWithoutExtremes: Fraction | undefined;
}
