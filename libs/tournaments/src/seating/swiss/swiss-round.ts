import { seededRandom } from '../../numbers/random.js';
import { meetingMatrix } from '../bounds.js';
import { roundCost, roundCosts, swissCost, type RoundCosts } from './costs.js';
import { ExactSeating, type ExactResult } from './exact.js';
import { annealRound, cheapest, improveByParts, inOrder } from './large.js';
import { type SwissCost, type SwissProblem } from './problem.js';

export interface SolvedRound {
  /** Best table of the standings first. */
  readonly tables: readonly (readonly number[])[];
  readonly cost: SwissCost;
  /** No round of these players has fewer repeats than this. */
  readonly lowerBound: number;
  /** The whole cost, spread included, is proven to be least. */
  readonly optimal: boolean;
}

/** Changes when the search changes, so that a stored round says which search made it. */
export const SWISS_ALGORITHM = 'swiss/1';

/** Up to here the whole round is solved exactly; beyond, only parts of it at a time. */
const EXACT_PLAYERS = 28;
const ONE_PART = 12;
const NODES = 400_000;

function solveWhole(problem: SwissProblem, costs: RoundCosts, beat: number): ExactResult {
  if (problem.players > EXACT_PLAYERS) return { tables: undefined, complete: false };
  const all = Array.from({ length: problem.players }, (_, player) => player);
  const limits = { beat, nodes: NODES, largest: Math.max(...problem.sizes) };
  return new ExactSeating(costs, all, problem.sizes, limits).solve();
}

/** Everybody meets at least as many as the smallest table has, at best those met least often. */
function fewestRepeats({ players, sizes, history }: SwissProblem): number {
  const met = meetingMatrix(players, history);
  const mates = Math.min(...sizes) - 1;
  let twice = 0;
  for (let own = 0; own < players; own++) {
    const row = [...met.slice(own * players, (own + 1) * players)].filter((_, other) => other !== own);
    for (const count of row.sort((a, b) => a - b).slice(0, mates)) twice += count;
  }
  return Math.ceil(twice / 2);
}

/** A round that is solved whole only needs a good start; a round of one part needs none at all. */
function stepsPerTable(players: number): number {
  return players <= EXACT_PLAYERS ? (players <= ONE_PART ? 0 : 4) : 16;
}

/** Plans one round after the standings. The same problem and seed give the same round. */
export function solveSwissRound(problem: SwissProblem, seed: string): SolvedRound {
  const random = seededRandom(seed);
  const costs = roundCosts(problem);
  const ordered = inOrder(problem.players, problem.sizes, problem.constraints.pinned);
  const iterations = 10_000 + 1_500 * problem.players;
  const budget = { steps: stepsPerTable(problem.players) * ordered.length, nodes: 300 };
  const starts = [
    ordered,
    annealRound(costs, ordered, { iterations, random }),
    annealRound(costs, ordered, { iterations: 2 * iterations, random }),
  ];
  const warm = cheapest(
    costs,
    starts.map((start) => improveByParts(costs, start, budget, random)),
  );
  const exact = solveWhole(problem, costs, roundCost(costs, warm));
  const tables = (exact.tables ?? warm)
    .map((table) => table.toSorted((a, b) => a - b))
    .sort((a, b) => a[0]! - b[0]!);
  const cost = swissCost(problem, tables);
  const proven = exact.complete && problem.repeatPolicy === 'strict';
  return {
    tables,
    cost,
    lowerBound: proven ? cost.repeats : fewestRepeats(problem),
    optimal: exact.complete,
  };
}
