import { movementCost } from '../objective.js';
import { type Grouping, type MovementProblem } from '../problem.js';
import { type DesignRound } from './search.js';

/** How many sets of rounds, and sets of ghosts for each, are looked at before the best so far is taken. */
const ROUND_SETS = 40;
const GHOST_SETS = 400;

/** The first `limit` ways to choose `count` of `total`, in lexicographic order. */
function choices(total: number, count: number, limit: number): number[][] {
  const found: number[][] = [];
  const extend = (chosen: number[], from: number): void => {
    if (found.length >= limit) return;
    if (chosen.length === count) {
      found.push(chosen);
      return;
    }
    for (let next = from; next <= total - (count - chosen.length); next++)
      extend([...chosen, next], next + 1);
  };
  extend([], 0);
  return found;
}

/** Sets of points of which no two meet in these rounds: where they are taken out, tables get one shorter each. */
function ghostSets(rounds: readonly DesignRound[], points: number, count: number): number[][] {
  const met = new Set<number>();
  for (const table of rounds.flat()) for (const a of table) for (const b of table) met.add(a * points + b);
  const found: number[][] = [];
  const extend = (ghosts: number[], from: number): void => {
    if (found.length >= GHOST_SETS) return;
    if (ghosts.length === count) {
      found.push(ghosts);
      return;
    }
    for (let next = from; next < points; next++) {
      if (ghosts.every((ghost) => !met.has(ghost * points + next))) extend([...ghosts, next], next + 1);
    }
  };
  extend([], 0);
  return found;
}

/** The rounds without the ghosts, the other points renumbered in order. */
function withoutGhosts(
  rounds: readonly DesignRound[],
  points: number,
  ghosts: readonly number[],
): Grouping[] {
  const gone = new Set(ghosts);
  const number = new Map(
    Array.from({ length: points }, (_, p) => p)
      .filter((p) => !gone.has(p))
      .map((p, i) => [p, i]),
  );
  return rounds.map((tables) => ({
    tables: tables
      .map((table) => table.flatMap((point) => number.get(point) ?? []))
      .sort((a, b) => b.length - a.length),
    byes: [],
  }));
}

/**
 * Chooses rounds of a design for full tables and points to leave out of it, so that exactly the right tables are one
 * short and the short tables fall as evenly as possible. Undefined if no such choice exists in what was looked at.
 */
export function fitDesign(problem: MovementProblem, rounds: readonly DesignRound[]): Grouping[] | undefined {
  const points = rounds[0]!.flat().length;
  let best: { plan: Grouping[]; exposure: number } | undefined;
  for (const kept of choices(rounds.length, problem.sizes.length, ROUND_SETS)) {
    const chosen = kept.map((r) => rounds[r]!);
    for (const ghosts of ghostSets(chosen, points, points - problem.players)) {
      const plan = withoutGhosts(chosen, points, ghosts);
      const { exposure } = movementCost(problem, plan);
      if (!best || exposure < best.exposure) best = { plan, exposure };
      if (exposure === 0) return best.plan;
    }
  }
  return best?.plan;
}
