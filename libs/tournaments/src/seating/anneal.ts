import { type Random } from '../numbers/random.js';
import { levelFill } from './bounds.js';
import { MovementState, type Weights } from './movement-state.js';
import { byeCounts, shortTableCounts } from './objective.js';
import { type Grouping, type MovementProblem } from './problem.js';

// Taken once: a look-up in the inner loop costs as much as the loop.
const { exp } = Math;

export interface Schedule {
  readonly iterations: number;
  readonly hot: number;
  readonly cold: number;
}

export interface AnnealOptions {
  readonly schedule: Schedule;
  readonly weights: Weights;
  readonly random: Random;
  /** Repeats of the planned rounds at which, with everything level, nothing better exists. */
  readonly target: number;
}

const COOLING_STEP = 1024;
/** Larger than any count that it separates, so that one number orders plans lexicographically. */
const SEPARATOR = 1e6;

/** The least sums of squares that the planned short seats and byes allow. */
function leastSquares(problem: MovementProblem, plan: readonly Grouping[]): { short: number; bye: number } {
  const { players, history } = problem;
  const squares = (before: number[], planned: number[]): number =>
    levelFill(
      before,
      planned.reduce((a, b) => a + b, 0),
    ).reduce((sum, count) => sum + count * count, 0);
  return {
    short: squares(shortTableCounts(players, history), shortTableCounts(players, plan)),
    bye: squares(byeCounts(players, history), byeCounts(players, plan)),
  };
}

/**
 * Simulated annealing over swaps of two players inside a round. The walk follows the weighted cost, what it keeps
 * is the best plan in the order of the policy. The budget is a number of iterations, never a time.
 */
export function anneal(
  problem: MovementProblem,
  start: readonly Grouping[],
  options: AnnealOptions,
): Grouping[] {
  const { schedule, weights, random } = options;
  const state = new MovementState(problem, start);
  const least = leastSquares(problem, start);
  const order = (repeats: number, short: number, bye: number): number =>
    problem.policy === 'balanceFirst'
      ? (bye * SEPARATOR + short) * SEPARATOR + repeats
      : (bye * SEPARATOR + repeats) * SEPARATOR + short;
  const target = order(options.target, least.short, least.bye);
  let best = order(state.repeats, state.shortSquares, state.byeSquares);
  let bestPlan = state.groupings();
  const cooling = (schedule.cold / schedule.hot) ** (COOLING_STEP / schedule.iterations);
  let temperature = schedule.hot;
  const { players } = problem;
  const count = state.rounds.length;
  for (let i = 0; i < schedule.iterations && best > target; i++) {
    if (i % COOLING_STEP === 0) temperature *= cooling;
    const round = state.rounds[random.below(count)]!;
    const a = random.below(players);
    const b = random.below(players);
    if (round.tableOf[a] === round.tableOf[b] || round.locked[a] === 1 || round.locked[b] === 1) continue;
    const delta =
      state.repeatDelta(round, a, b) +
      weights.short * state.shortDelta(round, a, b) +
      weights.bye * state.byeDelta(round, a, b);
    if (delta > 0 && random.unit() >= exp(-delta / temperature)) continue;
    state.swap(round, a, b);
    const now = order(state.repeats, state.shortSquares, state.byeSquares);
    if (now < best) {
      best = now;
      bestPlan = state.groupings();
    }
  }
  return bestPlan;
}
