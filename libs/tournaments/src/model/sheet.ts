import { type Result } from '@red-disc/kernel';
import { type HalfPoints } from '../numbers/half-points.js';

/** What a physical table writes down for a seat after a round of the game. */
export type SheetHand = { readonly type: 'sum'; readonly points: number } | { readonly type: 'cleared' };

export interface HandsRound {
  readonly hands: readonly SheetHand[];
  /** The seat that ended the round, from 1; null when nobody did, as after time was called. */
  readonly endedBy: number | null;
}

/** One round of a game, worked out. */
export interface ScoredRound {
  /** By seat, seat 1 first. */
  readonly scores: readonly HalfPoints[];
  readonly endedBy: number | null;
  /** What was written down, where a physical table wrote it down. */
  readonly hands?: readonly SheetHand[];
}

/** A table's result: every completed round of the game. */
export interface Sheet {
  readonly rounds: readonly ScoredRound[];
  /** Time was called and the last round ended early, without a penalty for whoever ended it. */
  readonly timeCalled: boolean;
}

/**
 * The game's own scoring, handed in: bonus, doubling and halving are its business. A game's score sheet fits this as
 * it is, with its rules filled in.
 */
export type ScoreHands = (
  seats: number,
  rounds: readonly HandsRound[],
) => Result<
  { readonly rounds: readonly (readonly { readonly score: HalfPoints }[])[] },
  { readonly code: string; readonly [detail: string]: unknown }
>;

/** A result as it comes in: hands to be scored by the game, or scores that a table has worked out itself. */
export type SheetEntry =
  | { readonly type: 'hands'; readonly rounds: readonly HandsRound[]; readonly timeCalled?: boolean }
  | {
      readonly type: 'scores';
      readonly rounds: readonly ScoredRound[];
      readonly timeCalled?: boolean;
      /** The totals on the paper, to be compared with the sum of the rounds. */
      readonly totals?: readonly HalfPoints[];
    };

export function totalsOf(sheet: Sheet): HalfPoints[] {
  const seats = sheet.rounds[0]?.scores.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    sheet.rounds.reduce((total, { scores }) => total + scores[seat]!, 0),
  );
}
