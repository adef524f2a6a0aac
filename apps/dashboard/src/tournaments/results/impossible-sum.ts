import type { ApiError } from '@red-disc/contracts';

/** A sum that no cards can come to: whose, in which round, and what it may be. */
export interface ImpossibleSum {
  readonly round: number;
  readonly seat: number;
  readonly min: number;
  readonly max: number;
}

/** What a refused sheet says of the sum it was refused for; undefined if it was refused for something else. */
export function impossibleSumOf(error: ApiError | undefined): ImpossibleSum | undefined {
  const by =
    error?.reason === 'SHEET_REFUSED' ? (error['by'] as Partial<ImpossibleSum> | undefined) : undefined;
  const { round, seat, min, max } = by ?? {};
  if (round === undefined || seat === undefined || min === undefined || max === undefined) return undefined;
  return { round, seat, min, max };
}
