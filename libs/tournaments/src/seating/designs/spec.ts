import { generateGroup, pairOrbits, type PairOrbits, type Permutation } from './group.js';

/**
 * A base round of a movement that is made by symmetry: the group turns it into all the other rounds. Inside the
 * round the stabiliser turns a few tables into all the others.
 */
export interface BaseRound {
  readonly stabiliser: readonly Permutation[];
  /** Sizes of the tables that are searched; each stands for as many tables as the stabiliser has elements. */
  readonly sizes: readonly number[];
  /** Points that the stabiliser leaves in place: each shares a table with one whole orbit. */
  readonly fixed: readonly number[];
  /** One point of each of the other orbits. */
  readonly orbits: readonly number[];
}

export interface DesignSpec {
  readonly points: number;
  readonly group: readonly Permutation[];
  readonly pairs: PairOrbits;
  readonly bases: readonly BaseRound[];
}

interface BaseShape {
  readonly generators: readonly Permutation[];
  /** Either one size for all tables, or all sizes where the stabiliser is trivial. */
  readonly sizes: number | readonly number[];
}

/** Works out orbits; undefined if the tables cannot be made up of whole orbits. */
function baseRound(points: number, { generators, sizes }: BaseShape): BaseRound | undefined {
  const stabiliser = generateGroup(generators, points);
  const order = stabiliser.length;
  const seen = new Set<number>();
  const orbits: number[] = [];
  const fixed: number[] = [];
  for (let point = 0; point < points; point++) {
    if (seen.has(point)) continue;
    const orbit = new Set(stabiliser.map((element) => element[point]!));
    for (const other of orbit) seen.add(other);
    if (orbit.size === order) orbits.push(point);
    else if (orbit.size === 1) fixed.push(point);
    else return undefined;
  }
  if (typeof sizes !== 'number') return { stabiliser, sizes, fixed, orbits };
  if (fixed.length > 0 && order !== sizes - 1) return undefined;
  const tables = (orbits.length - fixed.length) / sizes;
  if (tables < 0 || !Number.isInteger(tables)) return undefined;
  return { stabiliser, sizes: Array.from({ length: tables }, () => sizes), fixed, orbits };
}

export function designSpec(
  points: number,
  generators: readonly Permutation[],
  shapes: readonly BaseShape[],
): DesignSpec | undefined {
  const bases = shapes.flatMap((shape) => baseRound(points, shape) ?? []);
  if (bases.length < shapes.length) return undefined;
  const group = generateGroup(generators, points);
  return { points, group, pairs: pairOrbits(group, points), bases };
}
