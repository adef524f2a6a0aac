/** A seeded stream of chance: the same seed gives the same plan on every machine. */
export interface Random {
  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number;
  /** A number from 0 (included) to 1 (excluded). */
  unit(): number;
}

/** Spreads the seed text over 32 bits (FNV-1a with a final avalanche), once for each word of the state. */
function word(seed: string, salt: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(salt, 0x9e3779b9)) >>> 0;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A small fast counter-based generator (the family of `sfc32`), good enough for search, not for dealing cards. */
export function seededRandom(seed: string): Random {
  let a = word(seed, 1);
  let b = word(seed, 2);
  let c = word(seed, 3);
  let counter = 1;
  const next = (): number => {
    const mixed = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below: (bound) => ((next() / 4294967296) * bound) >>> 0,
    unit: () => next() / 4294967296,
  };
}

/** A shuffled copy. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
