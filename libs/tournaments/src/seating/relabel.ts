import { type Random } from '../numbers/random.js';
import { compareCosts, movementCost } from './objective.js';
import { type Grouping, type MovementProblem } from './problem.js';

const TRIES_PER_PLAYER = 40;

/**
 * Exchanges whole schedules between players. That leaves repeats and short tables as they are, so it serves wishes
 * (pairs to keep apart, club mates in the first rounds) at no cost. Nothing to do without wishes.
 */
export function relabel(problem: MovementProblem, plan: readonly Grouping[], random: Random): Grouping[] {
  const { players, constraints } = problem;
  const label = Array.from({ length: players }, (_, i) => i);
  const labelled = (): Grouping[] =>
    plan.map(({ tables, byes }) => ({
      tables: tables.map((table) => table.map((player) => label[player]!)),
      byes: byes.map((player) => label[player]!),
    }));
  let best = labelled();
  let cost = movementCost(problem, best);
  const unhappy = (): boolean => cost.apart + cost.avoid + cost.clubs > 0;
  const movable = label.filter((player) => !constraints.pinned?.has(player));
  for (let i = 0; i < TRIES_PER_PLAYER * players && unhappy() && movable.length > 1; i++) {
    const a = movable[random.below(movable.length)]!;
    const b = movable[random.below(movable.length)]!;
    [label[a], label[b]] = [label[b]!, label[a]!];
    const tried = labelled();
    const triedCost = movementCost(problem, tried);
    if (compareCosts(triedCost, cost, problem.policy) <= 0) [best, cost] = [tried, triedCost];
    else [label[a], label[b]] = [label[b], label[a]];
  }
  return best;
}
