/** A permutation of points as a list: point `p` goes to `permutation[p]`. */
export type Permutation = readonly number[];

/** All products of the generators, the identity first. */
export function generateGroup(generators: readonly Permutation[], points: number): Permutation[] {
  const identity = Array.from({ length: points }, (_, p) => p);
  const known = new Set([identity.join()]);
  const group: Permutation[] = [identity];
  for (const element of group) {
    for (const generator of generators) {
      const product = element.map((p) => generator[p]!);
      const key = product.join();
      if (known.has(key)) continue;
      known.add(key);
      group.push(product);
    }
  }
  return group;
}

/** Orbits of the group on pairs of points: pairs in one orbit meet equally often in everything the group makes. */
export interface PairOrbits {
  /** The orbit of a pair, at `a * points + b`. */
  readonly of: Int32Array;
  readonly sizes: readonly number[];
}

export function pairOrbits(group: readonly Permutation[], points: number): PairOrbits {
  const of = new Int32Array(points * points).fill(-1);
  const sizes: number[] = [];
  for (let a = 0; a < points; a++) {
    for (let b = a + 1; b < points; b++) {
      if (of[a * points + b] !== -1) continue;
      let size = 0;
      for (const element of group) {
        const [x, y] = [element[a]!, element[b]!];
        if (of[x * points + y] !== -1) continue;
        of[x * points + y] = of[y * points + x] = sizes.length;
        size += 1;
      }
      sizes.push(size);
    }
  }
  return { of, sizes };
}
