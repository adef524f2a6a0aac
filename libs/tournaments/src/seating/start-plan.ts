import { groupedBy } from '../model/grouped.js';
import { shuffled, type Random } from '../numbers/random.js';
import { type Grouping, type MovementProblem } from './problem.js';

/** Players of one table number who cannot move, in the order of the numbers. */
export function pinnedGroups(pinned: ReadonlyMap<number, number> | undefined): number[][] {
  const inOrder = [...(pinned ?? [])].sort(([a], [b]) => a - b);
  const byTable = groupedBy(inOrder, ([, table]) => table);
  return [...byTable].sort(([a], [b]) => a - b).map(([, group]) => group.map(([player]) => player));
}

/**
 * A random plan that keeps the pins: the tables of pinned players come first. The sizes rotate from round to round,
 * so that the same pinned table is not short every time.
 */
export function randomPlan(problem: MovementProblem, random: Random): Grouping[] {
  const pinned = pinnedGroups(problem.constraints.pinned);
  const fixed = new Set(pinned.flat());
  const movable = Array.from({ length: problem.players }, (_, i) => i).filter((player) => !fixed.has(player));
  return problem.sizes.map((sizes, r) => {
    const free = shuffled(movable, random);
    const turn = pinned.length > 0 ? r % Math.max(1, sizes.length) : 0;
    const tables = sizes.map((_, t) => {
      const size = sizes[(t + turn) % sizes.length]!;
      const seated = pinned[t] ?? [];
      return [...seated, ...free.splice(0, size - seated.length)];
    });
    return { tables, byes: free };
  });
}
