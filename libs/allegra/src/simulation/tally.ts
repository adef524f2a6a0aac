/** Whole numbers summed up so that tallies can be merged in any order and still agree to the last digit. */
export interface Tally {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
  readonly lowest: number | null;
  readonly highest: number | null;
}

export const emptyTally: Tally = { count: 0, sum: 0, squares: 0, lowest: null, highest: null };

export function tallyOf(value: number): Tally {
  return { count: 1, sum: value, squares: value * value, lowest: value, highest: value };
}

export function mergeTallies(a: Tally, b: Tally): Tally {
  if (a.lowest === null || a.highest === null) return b;
  if (b.lowest === null || b.highest === null) return a;
  return {
    count: a.count + b.count,
    sum: a.sum + b.sum,
    squares: a.squares + b.squares,
    lowest: Math.min(a.lowest, b.lowest),
    highest: Math.max(a.highest, b.highest),
  };
}

export function meanOf({ count, sum }: Tally): number {
  return count === 0 ? 0 : sum / count;
}

/** The standard deviation of what was tallied. */
export function deviationOf({ count, sum, squares }: Tally): number {
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** How often each whole number came, by the number. */
export type Histogram = Readonly<Record<number, number>>;

export function mergeHistograms(a: Histogram, b: Histogram): Histogram {
  const merged: Record<number, number> = { ...a };
  for (const [value, count] of entriesOf(b)) merged[value] = (merged[value] ?? 0) + count;
  return merged;
}

/** The numbers that came, in ascending order, with how often they did. */
export function entriesOf(histogram: Histogram): [value: number, count: number][] {
  return Object.entries(histogram)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort(([a], [b]) => a - b);
}

/** The smallest number that at least this share of all does not exceed; 0 where there is none. */
export function quantileOf(histogram: Histogram, share: number): number {
  const entries = entriesOf(histogram);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [value, count] of entries) {
    passed += count;
    if (passed >= share * total) return value;
  }
  return 0;
}
