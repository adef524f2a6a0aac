import type { AllegraView, HandScore } from '@red-disc/allegra';
import { toPoints, type Seat } from '@red-disc/game';

/** One player's row of the score sheet, in points. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly rounds: readonly { readonly points: number; readonly ended: boolean }[];
  readonly total: number;
  readonly isWinner: boolean;
  /** How the last round came about, once it is over. */
  readonly arithmetic: Arithmetic | undefined;
}

export interface Arithmetic {
  readonly sum: number;
  readonly bonus: number;
  readonly penalty: HandScore['penalty'];
  readonly score: number;
}

function arithmeticOf(hand: HandScore | undefined): Arithmetic | undefined {
  return (
    hand && {
      sum: toPoints(hand.sum),
      bonus: toPoints(hand.bonus),
      penalty: hand.penalty,
      score: toPoints(hand.score),
    }
  );
}

/** The score sheet, lowest total first; equal totals in the order of the seats. */
export function scoreLines({ seats, scores, totals, winners, round }: AllegraView): readonly ScoreLine[] {
  const lines = Array.from({ length: seats }, (_, index): ScoreLine => ({
    seat: index + 1,
    rounds: scores.map((played) => ({
      points: toPoints(played.scores[index] ?? 0),
      ended: played.endedBy === index + 1,
    })),
    total: toPoints(totals[index] ?? 0),
    isWinner: winners.includes(index + 1),
    arithmetic: arithmeticOf(round?.hands?.[index]),
  }));
  return lines.toSorted((a, b) => a.total - b.total);
}
