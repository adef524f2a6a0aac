import { makeFraction, fraction } from '../numbers/fraction.js';
import { meetingMatrix, repeatCost } from './bounds.js';
import { shortTableCounts } from './objective.js';
import { pairsOf } from './problem.js';
import { type SeatingMeta } from './request.js';
import { groupingOf, type SeatedRound } from './seated.js';
import { startsOfSeats } from './seats/starts.js';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What an organiser looks at before publishing a plan. */
export interface SeatingMetrics {
  /** Pairs that meet more than once. */
  readonly repeatedPairs: number;
  readonly cost: number;
  readonly lowerBound: number;
  readonly optimal: boolean;
  readonly mostMeetings: number;
  readonly neverMet: number;
  /** Of all pairs that never meet, the fewest common opponents; null if all meet. */
  readonly fewestCommonOpponents: number | null;
  readonly shortTables: Range;
  /** Starts minus fair share, as exact text. */
  readonly startDeviation: { readonly least: string; readonly most: string };
  /** Over all players, the largest difference between their most and least frequent seat. */
  readonly seatRange: number;
  /** Pairs of neighbours beyond the first time. */
  readonly neighbourRepeats: number;
  readonly sameClubPairs: number;
  /** How often somebody pinned does not sit at their table. */
  readonly pinnedMoves: number;
  readonly seed: string;
}

export interface MetricsInput {
  readonly players: number;
  readonly rounds: readonly SeatedRound[];
  readonly gameRounds: number;
  readonly meta: Pick<SeatingMeta, 'lowerBound' | 'optimal' | 'seed'>;
  readonly clubs?: readonly (string | undefined)[];
  readonly pinned?: ReadonlyMap<number, number>;
}

const rangeOf = (counts: readonly number[]): Range => ({
  least: Math.min(...counts),
  most: Math.max(...counts),
});

function fewestCommonOpponents(players: number, met: Uint16Array): number | null {
  const opponents = Array.from({ length: players }, (_, a) =>
    Array.from({ length: players }, (_, b) => b).filter((b) => met[a * players + b]! > 0),
  );
  let fewest: number | null = null;
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) {
      if (met[a * players + b]! > 0) continue;
      const common = opponents[a]!.filter((c) => met[b * players + c]! > 0).length;
      fewest = fewest === null ? common : Math.min(fewest, common);
    }
  }
  return fewest;
}

/** Seats per player, starts minus fair share in sixtieths, and repeated neighbours. */
function seatCounts({ players, rounds, gameRounds }: MetricsInput): {
  seats: number[][];
  deviations: number[];
  neighbours: number;
} {
  const seats = Array.from({ length: players }, () => [0, 0, 0, 0, 0, 0]);
  const deviations = Array.from({ length: players }, () => 0);
  const adjacent = new Map<string, number>();
  for (const table of rounds.flatMap((round) => round.tables)) {
    const size = table.seats.length;
    const starts = startsOfSeats(size, gameRounds);
    table.seats.forEach((player, seat) => {
      seats[player]![seat]! += 1;
      deviations[player]! += 60 * starts[seat]! - (60 * gameRounds) / size;
      const next = table.seats[(seat + 1) % size]!;
      if (size === 2 && seat === 1) return;
      const key = `${Math.min(player, next)}/${Math.max(player, next)}`;
      adjacent.set(key, (adjacent.get(key) ?? 0) + 1);
    });
  }
  const neighbours = [...adjacent.values()].reduce((sum, times) => sum + pairsOf(times), 0);
  return { seats, deviations, neighbours };
}

export function seatingMetrics(input: MetricsInput): SeatingMetrics {
  const { players, rounds, clubs, pinned, meta } = input;
  const groupings = rounds.map(groupingOf);
  const met = meetingMatrix(players, groupings);
  const meetings = Array.from({ length: players }, (_, a) =>
    Array.from({ length: players - a - 1 }, (_, i) => met[a * players + a + 1 + i]!),
  ).flat();
  const { seats, deviations, neighbours } = seatCounts(input);
  const widest = Math.max(...groupings.flatMap(({ tables }) => tables.map((table) => table.length)));
  const deviation = rangeOf(deviations);
  const mates = (table: readonly number[]): number =>
    table.flatMap((a, i) =>
      table.slice(i + 1).filter((b) => clubs?.[a] !== undefined && clubs[a] === clubs[b]),
    ).length;
  const tables = rounds.flatMap((round) => round.tables);
  return {
    repeatedPairs: meetings.filter((count) => count > 1).length,
    cost: repeatCost(players, met),
    lowerBound: meta.lowerBound,
    optimal: meta.optimal,
    mostMeetings: Math.max(0, ...meetings),
    neverMet: meetings.filter((count) => count === 0).length,
    fewestCommonOpponents: fewestCommonOpponents(players, met),
    shortTables: rangeOf(shortTableCounts(players, groupings)),
    startDeviation: {
      least: makeFraction(fraction(deviation.least, 60)),
      most: makeFraction(fraction(deviation.most, 60)),
    },
    seatRange: Math.max(
      ...seats.map((counts) => {
        const { least, most } = rangeOf(counts.slice(0, widest));
        return most - least;
      }),
    ),
    neighbourRepeats: neighbours,
    sameClubPairs: tables.reduce((sum, { seats: table }) => sum + mates(table), 0),
    pinnedMoves: tables.reduce(
      (sum, { no, seats: table }) => sum + table.filter((p) => pinned?.has(p) && pinned.get(p) !== no).length,
      0,
    ),
    seed: meta.seed,
  };
}
