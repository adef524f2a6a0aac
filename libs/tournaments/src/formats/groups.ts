import { failure, success, type Result } from '@red-disc/kernel';
import { seededRandom } from '../numbers/random.js';
import { tableSizes, type NotSeatable } from '../seating/table-sizes.js';
import { type TableSize } from '../scoring/presets.js';
import { seatRounds } from '../seating/seats/seat-phase.js';
import { type Grouping } from '../seating/problem.js';
import { serpentine } from './serpentine.js';

/** Groups of about this size, of equal strength: seeds are dealt in a serpentine. Each group is one table. */
export function makeGroups<Item>(
  seeds: readonly Item[],
  size: TableSize,
  maxTables?: number,
): Result<Item[][], NotSeatable> {
  const smaller = ([3, 4, 5, 6] as const).filter((other) => other < size).reverse();
  const larger = ([3, 4, 5, 6] as const).filter((other) => other > size);
  const prefer: TableSize[] = [size, ...smaller, ...larger];
  const plan = tableSizes(seeds.length, { prefer, ...(maxTables === undefined ? {} : { maxTables }) });
  if (!plan.ok) return failure(plan.error);
  return success(serpentine(seeds, plan.value.sizes));
}

/** The same people in several games: the seats change so that everybody neighbours everybody about equally often. */
export function repeatedGames(
  groups: readonly (readonly number[])[],
  games: number,
  options: { readonly gameRounds: number; readonly seed: string },
): Grouping[] {
  const players = groups.flat().length;
  const rounds = Array.from({ length: games }, () => ({ tables: groups, byes: [] }));
  return seatRounds(
    { players, rounds, history: [], gameRounds: options.gameRounds, sameGroup: true },
    seededRandom(options.seed),
  );
}
