import { type JsonObject } from './json.js';
import { type HalfPoints, type Outcome } from './outcome.js';
import { type Seat } from './seat.js';

/** What a physical table writes down after a round: for each seat the sum of its cards, and who ended the round. */
export interface SheetRound {
  readonly hands: readonly SheetHand[];
  /** Null when nobody ended it, as after time was called. */
  readonly endedBy: Seat | null;
}

export type SheetHand = { readonly type: 'sum'; readonly points: number } | { readonly type: 'cleared' };

/** How a score came about, so that a sheet can show the arithmetic. */
export interface SheetScore {
  readonly sum: HalfPoints;
  readonly bonus: HalfPoints;
  readonly penalty: 'none' | 'doubled' | 'halved';
  readonly score: HalfPoints;
}

export interface ScoreSheet {
  /** By round, then by seat. */
  readonly rounds: readonly (readonly SheetScore[])[];
  readonly outcome: Outcome;
}

export interface SheetRequest<Rules extends JsonObject = JsonObject> {
  readonly rules: Rules;
  readonly seats: number;
  readonly rounds: readonly SheetRound[];
}

/** What a seat can score in one round, so that a score somebody has worked out can be doubted. */
export interface ScoreLimits {
  /** Of a hand that is counted as it is. */
  readonly lowest: HalfPoints;
  readonly highest: HalfPoints;
  /** The score of a seat that has cleared everything. */
  readonly bonus: HalfPoints;
}
