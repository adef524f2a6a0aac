import { type Permutation } from './group.js';
import { designSpec, type DesignSpec } from './spec.js';

/**
 * Points are `classes` copies of the integers modulo `modulus`, and after them points at infinity. The shift adds
 * one in every class; the turn multiplies and goes on to the next class, so both respect the arithmetic.
 */
function shift(modulus: number, classes: number, infinite: number): Permutation {
  return Array.from({ length: modulus * classes + infinite }, (_, p) =>
    p < modulus * classes ? p - (p % modulus) + ((p + 1) % modulus) : p,
  );
}

function turn(
  modulus: number,
  classes: number,
  infinite: { fixed: number; cycled: number },
  factor: number,
): Permutation {
  const finite = modulus * classes;
  return Array.from({ length: finite + infinite.fixed + infinite.cycled }, (_, p) => {
    if (p < finite) {
      const next = (Math.floor(p / modulus) + 1) % classes;
      return next * modulus + (((p % modulus) * factor) % modulus);
    }
    const beyond = p - finite - infinite.fixed;
    if (beyond < 0) return p;
    const ring = beyond - (beyond % classes);
    return finite + infinite.fixed + ring + ((beyond - ring + 1) % classes);
  });
}

/** Factors whose `power`-th power is 1: with them the turn comes back to where it began. */
function rootsOfUnity(modulus: number, power: number): number[] {
  return Array.from({ length: modulus - 1 }, (_, i) => i + 1).filter((factor) => {
    let product = 1;
    for (let i = 0; i < power; i++) product = (product * factor) % modulus;
    return product === 1;
  });
}

/** Movements whose base round is itself symmetric: very few tables to find, so the hardest known sizes come fast. */
function turnedStarters(points: number, size: number, modulus: number): DesignSpec[] {
  const classes = size - 1;
  const infinite = points - modulus * classes;
  if (classes < 2 || infinite < 1) return [];
  const specs: DesignSpec[] = [];
  for (let cycled = 0; cycled <= infinite; cycled += classes) {
    const fixed = infinite - cycled;
    for (const factor of rootsOfUnity(modulus, classes)) {
      // Two fixed tables would use the same difference unless the factor spreads them.
      if (factor === 1 && fixed > 1) continue;
      const turning = turn(modulus, classes, { fixed, cycled }, factor);
      const shifting = shift(modulus, classes, infinite);
      const spec = designSpec(points, [shifting, turning], [{ generators: [turning], sizes: size }]);
      if (spec) specs.push(spec);
    }
  }
  return specs;
}

/** One base round shifted through all residues. */
function plainStarter(points: number, size: number, modulus: number): DesignSpec[] {
  const infinite = points - modulus * (size - 1);
  if (infinite < 0 || infinite > points / size) return [];
  const spec = designSpec(
    points,
    [shift(modulus, size - 1, infinite)],
    [{ generators: [], sizes: Array.from({ length: points / size }, () => size) }],
  );
  return spec ? [spec] : [];
}

/** As many classes as seats: a base round that is shifted, and rounds that a shift leaves as they are. */
function transversals(points: number, size: number, rounds: number): DesignSpec[] {
  const modulus = points / size;
  const invariant = Math.max(0, rounds - modulus);
  if (modulus < 2 || (modulus + invariant) * (size - 1) > points - 1) return [];
  const shifting = shift(modulus, size, 0);
  const spec = designSpec(
    points,
    [shifting],
    [
      { generators: [], sizes: Array.from({ length: modulus }, () => size) },
      ...Array.from({ length: invariant }, () => ({ generators: [shifting], sizes: size })),
    ],
  );
  return spec ? [spec] : [];
}

/** The same with a base round that going round all classes leaves as it is. */
function turnedTransversals(points: number, size: number, rounds: number): DesignSpec[] {
  const modulus = points / size;
  if (rounds > modulus || modulus < 2) return [];
  return rootsOfUnity(modulus, size).flatMap((factor) => {
    const turning = turn(modulus, size, { fixed: 0, cycled: 0 }, factor);
    const shape = { generators: [turning], sizes: size };
    return designSpec(points, [shift(modulus, size, 0), turning], [shape]) ?? [];
  });
}

/** Symmetric movements of equal tables with at least `rounds` rounds and, if found, no repeated meeting. */
export function repeatFreeSpecs(points: number, size: number, rounds: number): DesignSpec[] {
  const most = Math.floor((points - 1) / (size - 1));
  const moduli = Array.from({ length: Math.max(0, most - rounds + 1) }, (_, i) => rounds + i).filter(
    (m) => m > 1,
  );
  return [
    ...moduli.flatMap((modulus) => turnedStarters(points, size, modulus)),
    ...turnedTransversals(points, size, rounds),
    ...moduli.flatMap((modulus) => plainStarter(points, size, modulus)),
    ...transversals(points, size, rounds),
  ];
}

/** Movements of any table sizes that shift one base round through exactly `rounds` rounds. */
export function shiftedSpecs(sizes: readonly number[], rounds: number): DesignSpec[] {
  const points = sizes.reduce((a, b) => a + b, 0);
  const most = Math.floor(points / rounds);
  return Array.from({ length: most }, (_, i) => most - i).flatMap((classes) => {
    const infinite = points - rounds * classes;
    if (infinite > sizes.length) return [];
    return designSpec(points, [shift(rounds, classes, infinite)], [{ generators: [], sizes }]) ?? [];
  });
}
