import { meetingMatrix } from '../bounds.js';
import { shortTableCounts } from '../objective.js';
import { isShort, type Pair } from '../problem.js';
import { type SwissCost, type SwissProblem } from './problem.js';

/** Costs of a round as plain numbers: every search adds up the same ones. */
export interface RoundCosts {
  readonly players: number;
  /** Points on the scale on which `spread` counts their squared differences. */
  readonly points: Float64Array;
  /** Everything that outranks the spread (pairs to keep apart, repeats), per pair; weighed. */
  readonly high: Float64Array;
  /** `high` and spread and club mates together, per pair; weighed. */
  readonly pair: Float64Array;
  /** What it costs to put a player at a short table; weighed. */
  readonly short: Float64Array;
  readonly spreadWeight: number;
  /** For each pinned player the others pinned to the same table: they share it whatever it costs. */
  readonly together: ReadonlyMap<number, readonly number[]>;
}

const largestOf = (counts: Uint16Array): number => counts.reduce((most, count) => Math.max(most, count), 1);

/** Sums of weighed costs stay exact up to here. */
const EXACT = 2 ** 52;

function addPairs(
  matrix: Float64Array,
  players: number,
  pairs: readonly Pair[] | undefined,
  weight: number,
): void {
  for (const [a, b] of pairs ?? []) {
    matrix[a * players + b]! += weight;
    matrix[b * players + a]! += weight;
  }
}

function shortCosts({ players, history, shortTables }: SwissProblem): number[] {
  const before = shortTableCounts(players, history);
  return before.map((count, rank) =>
    shortTables === 'balanced' ? 2 * count + 1 : shortTables === 'low' ? players - 1 - rank : rank,
  );
}

/** What one repeat is worth under `balanced`: about as much as moving a player to the next table. */
function fairTrade(points: readonly number[]): number {
  const steps = points.slice(4).map((point, i) => (point - points[i]!) ** 2);
  return 1 + Math.round(steps.reduce((a, b) => a + b, 0) / Math.max(1, steps.length));
}

/** Divides the points by their common measure, and more coarsely only if sums could not be exact otherwise. */
function scaledPoints(points: readonly number[], most: number): number[] {
  const lowest = Math.min(...points);
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const measure = points.reduce((common, point) => gcd(common, point - lowest), 0) || 1;
  const scaled = points.map((point) => (point - lowest) / measure);
  const span = Math.max(...scaled);
  return span <= most ? scaled : scaled.map((point) => Math.round((point * most) / span));
}

export function roundCosts(problem: SwissProblem): RoundCosts {
  const { players, constraints, history, repeatPolicy, sizes } = problem;
  const pairs = sizes.reduce<number>((sum, size) => sum + (size * (size - 1)) / 2, 0);
  const met = meetingMatrix(players, history);
  const unary = shortCosts(problem);
  const clubs = history.length < 2 ? constraints.clubs : undefined;
  const shortSpan = 1 + Math.max(...unary) * players;
  const repeatSpan = 1 + pairs * largestOf(met);
  const weightOf = { club: 1, spread: clubs ? pairs + 1 : 1 };
  const headroom = EXACT / (weightOf.spread * shortSpan * repeatSpan * (pairs + 1) * (pairs + 1));
  const points = scaledPoints(problem.points, Math.max(8, Math.floor(Math.sqrt(headroom / pairs))));
  const spreadSpan = 1 + pairs * Math.max(...points) ** 2;
  const short = weightOf.spread * spreadSpan;
  const strict = short * shortSpan;
  const repeat = { strict, balanced: weightOf.spread * fairTrade(points), off: 0 }[repeatPolicy];
  const avoid = strict * repeatSpan;
  const apart = avoid * (pairs + 1);
  const high = new Float64Array(players * players);
  met.forEach((count, index) => (high[index] = count * repeat));
  addPairs(high, players, constraints.avoid, avoid);
  addPairs(high, players, constraints.apart, apart);
  const together = pinnedMates(constraints.pinned, high, { players, apart });
  const pair = Float64Array.from(high, (cost, index) => {
    const [a, b] = [Math.floor(index / players), index % players];
    const mates = clubs?.[a] !== undefined && clubs[a] === clubs[b] ? weightOf.club : 0;
    return cost + weightOf.spread * (points[a]! - points[b]!) ** 2 + mates;
  });
  return {
    players,
    points: Float64Array.from(points),
    high,
    pair,
    short: Float64Array.from(unary, (cost) => cost * short),
    spreadWeight: weightOf.spread,
    together,
  };
}

/** Players pinned to one table belong together; those pinned to different tables are as good as never to meet. */
function pinnedMates(
  pinned: ReadonlyMap<number, number> | undefined,
  high: Float64Array,
  { players, apart }: { readonly players: number; readonly apart: number },
): Map<number, number[]> {
  const mates = new Map<number, number[]>();
  for (const [a, tableA] of pinned ?? []) {
    const same: number[] = [];
    for (const [b, tableB] of pinned ?? []) {
      if (tableA !== tableB) high[a * players + b]! += apart;
      else if (a !== b) same.push(b);
    }
    mates.set(a, same);
  }
  return mates;
}

/** The weighed cost of a table. */
export function tableCost(costs: RoundCosts, table: readonly number[], short: boolean): number {
  let cost = 0;
  for (let i = 0; i < table.length; i++) {
    if (short) cost += costs.short[table[i]!]!;
    for (let j = i + 1; j < table.length; j++) cost += costs.pair[table[i]! * costs.players + table[j]!]!;
  }
  return cost;
}

export function roundCost(costs: RoundCosts, tables: readonly (readonly number[])[]): number {
  const sizes = tables.map((table) => table.length);
  return tables.reduce((sum, table) => sum + tableCost(costs, table, isShort(table.length, sizes)), 0);
}

/** Counts a round's cost from the round alone. */
export function swissCost(problem: SwissProblem, tables: readonly (readonly number[])[]): SwissCost {
  const { players, points, constraints, history } = problem;
  const now = meetingMatrix(players, [{ tables }]);
  const before = meetingMatrix(players, history);
  const unary = shortCosts(problem);
  const sizes = tables.map((table) => table.length);
  const meet = (pairs: readonly Pair[] | undefined): number =>
    (pairs ?? []).filter(([a, b]) => now[a * players + b]! > 0).length;
  const cost = {
    apart: meet(constraints.apart),
    avoid: meet(constraints.avoid),
    repeats: 0,
    short: 0,
    spread: 0,
    clubs: 0,
  };
  for (const table of tables) {
    for (const a of table) {
      if (isShort(table.length, sizes)) cost.short += unary[a]!;
      for (const b of table) {
        if (a >= b) continue;
        cost.repeats += before[a * players + b]!;
        cost.spread += (points[a]! - points[b]!) ** 2;
        const club = constraints.clubs?.[a];
        if (history.length < 2 && club !== undefined && club === constraints.clubs![b]) cost.clubs += 1;
      }
    }
  }
  return cost;
}
