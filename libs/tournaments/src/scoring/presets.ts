import { failure, success, type Result } from '@red-disc/kernel';
import { parseFraction } from '../numbers/fraction.js';

/** The numbers of players a table can have. */
export const TABLE_SIZES = [2, 3, 4, 5, 6] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** Points per place as exact text (`5`, `3/2`, `0.5`), one list for each table size. */
export type PointsTable = Readonly<Partial<Record<TableSize, readonly string[]>>>;

/** Turns one table's totals into tournament points. */
export type TableScoring =
  | { readonly type: 'classic' | 'matchpoints' | 'net' | 'wins' | 'margin' | 'uma' | 'raw' }
  | { readonly type: 'custom'; readonly table: PointsTable };

/** How a game turns into tournament points; `duplicate` compares with the same seat of other tables. */
export type Scoring = TableScoring | { readonly type: 'duplicate' };

/** 5-3-2-1 and 5-3-1 are what organised play uses; the lists for 2, 5 and 6 players are ours. */
export const CLASSIC_POINTS = {
  2: ['5', '1'],
  3: ['5', '3', '1'],
  4: ['5', '3', '2', '1'],
  5: ['5', '3', '2', '1', '0'],
  6: ['5', '3', '2', '1', '0', '0'],
} as const satisfies PointsTable;

/** A bonus by place that sums to zero at every table; it is added to the margin. */
export const UMA_POINTS = {
  2: ['15', '-15'],
  3: ['15', '0', '-15'],
  4: ['15', '5', '-5', '-15'],
  5: ['15', '5', '0', '-5', '-15'],
  6: ['15', '9', '3', '-3', '-9', '-15'],
} as const satisfies PointsTable;

export type ScoringRefusal =
  | { readonly code: 'SCORING_SIZE_MISSING'; readonly size: number }
  | { readonly code: 'SCORING_LIST_LENGTH'; readonly size: number; readonly expected: number }
  | { readonly code: 'SCORING_POINTS_MALFORMED'; readonly size: number; readonly text: string }
  | { readonly code: 'SCORING_NOT_DESCENDING'; readonly size: number };

/** A custom table must name every size that can occur, in full, and never pay a worse place more. */
export function checkScoring(scoring: Scoring, sizes: readonly TableSize[]): Result<Scoring, ScoringRefusal> {
  if (scoring.type !== 'custom') return success(scoring);
  for (const size of sizes) {
    const list = scoring.table[size];
    if (!list) return failure({ code: 'SCORING_SIZE_MISSING', size });
    if (list.length !== size) return failure({ code: 'SCORING_LIST_LENGTH', size, expected: size });
    const values = list.map(parseFraction);
    const bad = values.findIndex((value) => value === undefined);
    if (bad >= 0) return failure({ code: 'SCORING_POINTS_MALFORMED', size, text: list[bad]! });
    const rises = values.some((value, i) => {
      const before = values[i - 1];
      return before !== undefined && value !== undefined && value.num * before.den > before.num * value.den;
    });
    if (rises) return failure({ code: 'SCORING_NOT_DESCENDING', size });
  }
  return success(scoring);
}

/** `classic` pays larger tables less per seat, so it is only the default where every table has 3 or 4 seats. */
export function defaultScoring(sizes: readonly number[]): TableScoring {
  return { type: sizes.every((size) => size === 3 || size === 4) ? 'classic' : 'matchpoints' };
}
