import { failure, success, type Result } from '@red-disc/kernel';
import { TABLE_SIZES, type TableSize } from '../scoring/presets.js';

export interface SizeOptions {
  /** Most preferred first; a size that is not listed is not used. */
  readonly prefer?: readonly TableSize[];
  /** One box of the game serves one table. */
  readonly maxTables?: number;
  /** How many may sit a round out if they cannot all be seated. */
  readonly maxByes?: number;
}

export interface SizePlan {
  /** Largest table first. */
  readonly sizes: readonly TableSize[];
  readonly byes: number;
}

export interface NotSeatable {
  readonly code: 'NOT_SEATABLE';
  readonly players: number;
}

export const DEFAULT_PREFERENCE: readonly TableSize[] = [4, 3, 5, 6, 2];

/** Fewest tables of the last (least preferred) size, then of the one before it; the first size takes the rest. */
function fewestUnloved(
  players: number,
  prefer: readonly TableSize[],
  maxTables: number,
): TableSize[] | undefined {
  const last = prefer.at(-1);
  if (players === 0) return [];
  if (last === undefined || players > maxTables * Math.max(...prefer)) return undefined;
  if (prefer.length === 1) {
    const tables = players / last;
    return Number.isInteger(tables) ? Array.from({ length: tables }, () => last) : undefined;
  }
  const rest = prefer.slice(0, -1);
  for (let tables = 0; tables * last <= players && tables <= maxTables; tables++) {
    const others = fewestUnloved(players - tables * last, rest, maxTables - tables);
    if (others) return [...others, ...Array.from({ length: tables }, () => last)];
  }
  return undefined;
}

/** The sizes of a round's tables: fewest byes first, then fewest tables of the least preferred size, and so on. */
export function tableSizes(players: number, options: SizeOptions = {}): Result<SizePlan, NotSeatable> {
  const asked = options.prefer ?? DEFAULT_PREFERENCE;
  const prefer = [...new Set(asked)].filter((size) => TABLE_SIZES.includes(size));
  const maxTables = options.maxTables ?? Number.POSITIVE_INFINITY;
  for (let byes = 0; byes <= (options.maxByes ?? 0) && byes < players; byes++) {
    const sizes = fewestUnloved(players - byes, prefer, maxTables);
    if (sizes && sizes.length <= maxTables) return success({ sizes: sizes.sort((a, b) => b - a), byes });
  }
  return failure({ code: 'NOT_SEATABLE', players });
}
