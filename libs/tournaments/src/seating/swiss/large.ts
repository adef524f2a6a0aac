import { shuffled, type Random } from '../../numbers/random.js';
import { isShort } from '../problem.js';
import { pinnedGroups } from '../start-plan.js';
import { ExactSeating } from './exact.js';
import { roundCost, tableCost, type RoundCosts } from './costs.js';

// Taken once: a look-up in the inner loop costs as much as the loop.
const { exp } = Math;

type Tables = number[][];

/** Tables filled in the order of the standings, around those who are pinned to a table. */
export function inOrder(
  players: number,
  sizes: readonly number[],
  pinned: ReadonlyMap<number, number> | undefined,
): Tables {
  const groups = pinnedGroups(pinned);
  const fixed = new Set(groups.flat());
  const free = Array.from({ length: players }, (_, player) => player).filter((player) => !fixed.has(player));
  return sizes.map((size, table) => {
    const seated = groups[table] ?? [];
    return [...seated, ...free.splice(0, size - seated.length)];
  });
}

/** Annealing over swaps between tables; the temperature follows the size of what swaps cost. */
export function annealRound(
  costs: RoundCosts,
  start: Tables,
  { iterations, random }: { iterations: number; random: Random },
): Tables {
  const tables = start.map((table) => [...table]);
  const largest = Math.max(...tables.map((table) => table.length));
  const { players, pair } = costs;
  const delta = (a: number, b: number, i: number, j: number): number => {
    const [one, other] = [tables[a]![i]!, tables[b]![j]!];
    let change = 0;
    for (const mate of tables[a]!) {
      if (mate !== one) change += pair[other * players + mate]! - pair[one * players + mate]!;
    }
    for (const mate of tables[b]!) {
      if (mate !== other) change += pair[one * players + mate]! - pair[other * players + mate]!;
    }
    if (tables[a]!.length < largest) change += costs.short[other]! - costs.short[one]!;
    if (tables[b]!.length < largest) change += costs.short[one]! - costs.short[other]!;
    return change;
  };
  let hot = 0;
  for (let probe = 0; probe < 200; probe++) {
    const [a, b] = [random.below(tables.length), random.below(tables.length)];
    if (a !== b)
      hot = Math.max(
        hot,
        Math.abs(delta(a, b, random.below(tables[a]!.length), random.below(tables[b]!.length))),
      );
  }
  // From letting almost everything pass down to the finest differences, in equal factors.
  const cooling = hot > 0 ? (1e-3 / hot) ** (1 / iterations) : 1;
  let temperature = hot / 4;
  for (let i = 0; i < iterations; i++) {
    temperature *= cooling;
    const [a, b] = [random.below(tables.length), random.below(tables.length)];
    if (a === b) continue;
    const [x, y] = [random.below(tables[a]!.length), random.below(tables[b]!.length)];
    if (costs.together.has(tables[a]![x]!) || costs.together.has(tables[b]![y]!)) continue;
    const change = delta(a, b, x, y);
    if (change > 0 && random.unit() >= exp(-change / temperature)) continue;
    [tables[a]![x], tables[b]![y]] = [tables[b]![y]!, tables[a]![x]!];
  }
  return tables;
}

/** How many tables are solved together. */
const PART_TABLES = 3;

export interface NeighbourhoodBudget {
  readonly steps: number;
  readonly nodes: number;
}

/** Solves a few tables together exactly, again and again; tables close in the standings more often. */
export function improveByParts(
  costs: RoundCosts,
  start: Tables,
  budget: NeighbourhoodBudget,
  random: Random,
): Tables {
  let tables = start;
  const largest = Math.max(...start.map((table) => table.length));
  for (let step = 0; step < budget.steps; step++) {
    const ranked = tables
      .map((table, index) => ({ index, mean: table.reduce((a, b) => a + b, 0) / table.length }))
      .sort((a, b) => a.mean - b.mean)
      .map(({ index }) => index);
    const count = Math.min(tables.length, PART_TABLES);
    const span = Math.min(tables.length, random.below(3) === 0 ? tables.length : count + 3);
    const from = random.below(tables.length - span + 1);
    const part = shuffled(ranked.slice(from, from + span), random).slice(0, count);
    const members = part.flatMap((index) => tables[index]!).sort((a, b) => a - b);
    const sizes = part.map((index) => tables[index]!.length);
    const beat = part.reduce(
      (sum, index) => sum + tableCost(costs, tables[index]!, isShort(tables[index]!.length, [largest])),
      0,
    );
    const { tables: better } = new ExactSeating(costs, members, sizes, {
      beat,
      nodes: budget.nodes,
      largest,
    }).solve();
    if (better) tables = [...tables.filter((_, index) => !part.includes(index)), ...better];
  }
  return tables;
}

export function cheapest(costs: RoundCosts, candidates: readonly Tables[]): Tables {
  return candidates.toSorted((a, b) => roundCost(costs, a) - roundCost(costs, b))[0]!;
}
