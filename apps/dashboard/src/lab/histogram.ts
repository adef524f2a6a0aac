import type { Summary } from '@red-disc/allegra';

type Totals = Summary['wins']['totals'];

export interface Bin {
  /** The lowest total in it. */
  readonly from: number;
  readonly to: number;
  /** Shares of all games; B is absent where only one rule set is shown. */
  readonly a: number;
  readonly b?: number;
}

const mostBins = 40;
const widths = [1, 2, 5, 10, 20, 50, 100];

/** The winners' totals of one or two rule sets in bins of the same, round width. */
export function binTotals(a: Totals, b?: Totals): Bin[] {
  const all = [...a, ...(b ?? [])].map(({ points }) => points);
  if (all.length === 0) return [];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const width = widths.find((candidate) => (highest - lowest) / candidate < mostBins) ?? widths.at(-1)!;
  const first = Math.floor(lowest / width) * width;
  const count = Math.floor((highest - first) / width) + 1;
  const shares = (totals: Totals): number[] => {
    const games = totals.reduce((sum, { games: some }) => sum + some, 0);
    const bins = new Array<number>(count).fill(0);
    for (const { points, games: some } of totals) bins[Math.floor((points - first) / width)]! += some / games;
    return bins;
  };
  const [ofA, ofB] = [shares(a), b && shares(b)];
  return ofA.map((share, i) => ({
    from: first + i * width,
    to: first + (i + 1) * width - 1,
    a: share,
    ...(ofB && { b: ofB[i]! }),
  }));
}

/** Where an axis is marked: at every other bin, so that nought is one of them. */
export function roundTotals(bins: readonly Bin[]): number[] {
  return bins.filter(({ from, to }) => from % (2 * (to - from + 1)) === 0).map(({ from }) => from);
}

/** The total that half of the winners stay below or reach. */
export function medianOf(totals: Totals): number {
  const sorted = [...totals].sort((one, other) => one.points - other.points);
  const games = sorted.reduce((sum, { games: some }) => sum + some, 0);
  let seen = 0;
  for (const { points, games: some } of sorted) {
    seen += some;
    if (seen * 2 >= games) return points;
  }
  return 0;
}
