import { levelFill, meetingMatrix, repeatCost } from './bounds.js';
import { DEPARTED, isShort, type Grouping, type MovementProblem } from './problem.js';

/** What a plan costs, from the weightiest to the lightest; the movement's part of the normative order. */
export interface MovementCost {
  /** Meetings of pairs that must never meet. */
  readonly apart: number;
  /** Meetings of pairs that wished not to meet. */
  readonly avoid: number;
  /** How unevenly byes fall: 0 is as even as possible. */
  readonly byes: number;
  readonly repeats: number;
  /** How unevenly short tables fall: 0 is as even as possible. */
  readonly exposure: number;
  /** Pairs of club mates at one table in the first two rounds of the event. */
  readonly clubs: number;
}

/** How far the counts are from level: the sum of squares beyond the least possible for what was handed out. */
function imbalance(before: readonly number[], after: readonly number[]): number {
  const squares = (list: readonly number[]): number => list.reduce((sum, count) => sum + count * count, 0);
  const handed = after.reduce((a, b) => a + b, 0) - before.reduce((a, b) => a + b, 0);
  return squares(after) - squares(levelFill(before, handed));
}

/** How often each player sat at a short table. */
export function shortTableCounts(players: number, rounds: readonly Grouping[]): number[] {
  const counts = Array.from({ length: players }, () => 0);
  for (const { tables } of rounds) {
    const sizes = tables.map((table) => table.length);
    for (const table of tables) {
      if (!isShort(table.length, sizes)) continue;
      for (const player of table) if (player !== DEPARTED) counts[player]! += 1;
    }
  }
  return counts;
}

export function byeCounts(players: number, rounds: readonly Grouping[]): number[] {
  const counts = Array.from({ length: players }, () => 0);
  for (const { byes } of rounds) {
    for (const player of byes) if (player !== DEPARTED) counts[player]! += 1;
  }
  return counts;
}

function clubPairs(problem: MovementProblem, plan: readonly Grouping[]): number {
  const clubs = problem.constraints.clubs;
  if (!clubs) return 0;
  let pairs = 0;
  for (const { tables } of plan.slice(0, Math.max(0, 2 - problem.history.length))) {
    for (const table of tables) {
      for (const a of table) {
        for (const b of table) if (a < b && clubs[a] !== undefined && clubs[a] === clubs[b]) pairs += 1;
      }
    }
  }
  return pairs;
}

/** Counts a plan's cost from the plan alone, sharing nothing with the searches that made it. */
export function movementCost(problem: MovementProblem, plan: readonly Grouping[]): MovementCost {
  const { players, history, constraints } = problem;
  const all = [...history, ...plan];
  const planned = meetingMatrix(players, plan);
  const meetings = (pairs: readonly (readonly [number, number])[] | undefined): number =>
    (pairs ?? []).reduce((sum, [a, b]) => sum + planned[a * players + b]!, 0);
  return {
    apart: meetings(constraints.apart),
    avoid: meetings(constraints.avoid),
    byes: imbalance(byeCounts(players, history), byeCounts(players, all)),
    repeats: repeatCost(players, meetingMatrix(players, all)),
    exposure: imbalance(shortTableCounts(players, history), shortTableCounts(players, all)),
    clubs: clubPairs(problem, plan),
  };
}

/** Negative if `a` is better. The policy says which of repeats and short tables weighs more. */
export function compareCosts(a: MovementCost, b: MovementCost, policy: MovementProblem['policy']): number {
  const inner =
    policy === 'balanceFirst' ? (['exposure', 'repeats'] as const) : (['repeats', 'exposure'] as const);
  for (const key of ['apart', 'avoid', 'byes', ...inner, 'clubs'] as const) {
    if (a[key] !== b[key]) return a[key] - b[key];
  }
  return 0;
}
