import { type HalfPoints } from '../numbers/half-points.js';
import { totalsOf, type Sheet } from '../model/sheet.js';

/** What a round of the game can score, handed in by whoever knows the game; in half points. */
export interface ScoreLimits {
  readonly lowest: HalfPoints;
  readonly highest: HalfPoints;
  /** The lowest score there is, for somebody who cleared everything. */
  readonly bonus: HalfPoints;
}

/** Something on a sheet that is hardly right. It is shown before the sheet is submitted, and can be overruled. */
export type SheetWarning =
  | {
      readonly code: 'OUT_OF_RANGE';
      readonly round: number;
      readonly seat: number;
      readonly score: HalfPoints;
    }
  | { readonly code: 'HALF_POINT_NOT_FROM_PENALTY'; readonly round: number; readonly seat: number }
  | { readonly code: 'SEVERAL_HALF_POINTS'; readonly round: number }
  | { readonly code: 'NOBODY_ENDED_THE_ROUND'; readonly round: number }
  | { readonly code: 'ENDED_ALTHOUGH_TIME_WAS_CALLED'; readonly round: number }
  | { readonly code: 'ENDER_NEITHER_LOWEST_NOR_PENALISED'; readonly round: number; readonly seat: number }
  | {
      readonly code: 'TOTAL_DIFFERS';
      readonly seat: number;
      readonly written: HalfPoints;
      readonly counted: HalfPoints;
    }
  | { readonly code: 'FEWER_ROUNDS'; readonly played: number; readonly expected: number };

function isOutOfRange(score: HalfPoints, limits: ScoreLimits, ended: boolean): boolean {
  const low = ended ? Math.min(limits.lowest, limits.bonus) : limits.lowest;
  const high = ended ? 2 * limits.highest : limits.highest;
  return (score < low || score > high) && score !== limits.bonus;
}

function roundWarnings(sheet: Sheet, index: number, limits: ScoreLimits | undefined): SheetWarning[] {
  const { scores, endedBy } = sheet.rounds[index]!;
  const round = index + 1;
  const last = index === sheet.rounds.length - 1;
  const warnings: SheetWarning[] = [];
  scores.forEach((score, i) => {
    const seat = i + 1;
    if (limits && isOutOfRange(score, limits, seat === endedBy)) {
      warnings.push({ code: 'OUT_OF_RANGE', round, seat, score });
    }
    if (score % 2 !== 0 && (seat !== endedBy || score > 0)) {
      warnings.push({ code: 'HALF_POINT_NOT_FROM_PENALTY', round, seat });
    }
    const beaten = scores.some((other, j) => j !== i && other < score);
    // Whoever ends a round without being lowest is doubled or halved: an odd positive score was not doubled.
    if (seat === endedBy && beaten && score > 0 && score % 4 !== 0) {
      warnings.push({ code: 'ENDER_NEITHER_LOWEST_NOR_PENALISED', round, seat });
    }
  });
  if (scores.filter((score) => score % 2 !== 0).length > 1)
    warnings.push({ code: 'SEVERAL_HALF_POINTS', round });
  const stopped = sheet.timeCalled && last;
  if (endedBy === null && !stopped) warnings.push({ code: 'NOBODY_ENDED_THE_ROUND', round });
  if (endedBy !== null && stopped) warnings.push({ code: 'ENDED_ALTHOUGH_TIME_WAS_CALLED', round });
  return warnings;
}

export interface SheetCheck {
  readonly sheet: Sheet;
  /** Left out where the game itself has scored the hands: it refuses what cannot be. */
  readonly limits?: ScoreLimits;
  readonly nominalRounds: number;
  /** Totals as written on paper, if any. */
  readonly totals?: readonly HalfPoints[];
}

export function sheetWarnings({ sheet, limits, nominalRounds, totals }: SheetCheck): SheetWarning[] {
  const warnings = sheet.rounds.flatMap((_, index) => roundWarnings(sheet, index, limits));
  totalsOf(sheet).forEach((counted, i) => {
    const written = totals?.[i];
    if (written !== undefined && written !== counted) {
      warnings.push({ code: 'TOTAL_DIFFERS', seat: i + 1, written, counted });
    }
  });
  if (sheet.rounds.length < nominalRounds) {
    warnings.push({ code: 'FEWER_ROUNDS', played: sheet.rounds.length, expected: nominalRounds });
  }
  return warnings;
}
