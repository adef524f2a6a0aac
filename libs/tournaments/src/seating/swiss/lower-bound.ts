import { type RoundCosts } from './costs.js';

const { clz32 } = Math;

/** The place of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - clz32(bits & -bits);

/**
 * What the remaining members must cost at least. Three parts are bounded apart and added: their sum can only be
 * reached if one arrangement is best for all three.
 */
export class LowerBound {
  /** For each member the others, cheapest pair (without spread) first. */
  private readonly nearest: Int32Array[];
  /** Members by points, for the spread; members by their cost at a short table. */
  private readonly byPoints: readonly number[];
  private readonly byShort: readonly number[];
  private readonly flat: boolean;

  constructor(
    private readonly costs: RoundCosts,
    private readonly members: readonly number[],
    private readonly largest: number,
  ) {
    const all = members.map((_, index) => index);
    const high = (a: number, b: number): number => costs.high[members[a]! * costs.players + members[b]!]!;
    this.nearest = all.map((own) =>
      Int32Array.from(all.filter((other) => other !== own).sort((a, b) => high(own, a) - high(own, b))),
    );
    this.byPoints = all.toSorted((a, b) => costs.points[members[a]!]! - costs.points[members[b]!]!);
    this.byShort = all.toSorted((a, b) => costs.short[members[a]!]! - costs.short[members[b]!]!);
    this.flat = members.every((member) => costs.points[member] === costs.points[members[0]!]);
  }

  of(rest: number, sizes: readonly number[], counts: readonly number[]): number {
    return (
      this.highBound(rest, sizes, counts) +
      this.shortBound(rest, sizes, counts) +
      this.spreadBound(rest, sizes, counts)
    );
  }

  /** Everybody meets at least as many as the smallest table has, and each meeting belongs to two. */
  private highBound(rest: number, sizes: readonly number[], counts: readonly number[]): number {
    const { costs, members } = this;
    const smallest = Math.min(...sizes.filter((_, kind) => counts[kind]! > 0));
    let twice = 0;
    for (let bits = rest; bits !== 0; bits &= bits - 1) {
      const own = lowestBit(bits);
      const row = members[own]! * costs.players;
      let mates = smallest - 1;
      for (const other of this.nearest[own]!) {
        if (mates === 0) break;
        if ((rest & (1 << other)) === 0) continue;
        twice += costs.high[row + members[other]!]!;
        mates -= 1;
      }
    }
    return twice / 2;
  }

  /** The short seats go to those whom they cost least. */
  private shortBound(rest: number, sizes: readonly number[], counts: readonly number[]): number {
    let seats = 0;
    sizes.forEach((size, kind) => (seats += size < this.largest ? size * counts[kind]! : 0));
    let bound = 0;
    for (const index of this.byShort) {
      if (seats === 0) break;
      if ((rest & (1 << index)) === 0) continue;
      bound += this.costs.short[this.members[index]!]!;
      seats -= 1;
    }
    return bound;
  }

  /**
   * Squared differences inside a table are its size times its squared distances from the mean, and those are least
   * when tables take neighbours in the order of points. With several sizes, all count as the smallest.
   */
  private spreadBound(rest: number, sizes: readonly number[], counts: readonly number[]): number {
    if (this.flat) return 0;
    const sums = [0];
    const squares = [0];
    for (const index of this.byPoints) {
      if ((rest & (1 << index)) === 0) continue;
      const point = this.costs.points[this.members[index]!]!;
      sums.push(sums.at(-1)! + point);
      squares.push(squares.at(-1)! + point * point);
    }
    const scatter = (from: number, size: number): number => {
      const sum = sums[from + size]! - sums[from]!;
      return squares[from + size]! - squares[from]! - (sum * sum) / size;
    };
    const kinds = sizes.flatMap((size, kind) => (counts[kind]! > 0 ? [{ size, count: counts[kind]! }] : []));
    const least = this.leastScatter(kinds, scatter);
    // Rounded down a little: the scatter divides, and a bound must never exceed the truth.
    const smallest = Math.min(...kinds.map(({ size }) => size));
    return this.costs.spreadWeight * Math.max(0, Math.ceil(smallest * least - 1e-6));
  }

  /** Goes through all ways to have used some tables of each size, fewest first. */
  private leastScatter(
    kinds: readonly { size: number; count: number }[],
    scatter: (from: number, size: number) => number,
  ): number {
    const steps: number[] = [];
    let states = 1;
    for (const { count } of kinds) {
      steps.push(states);
      states *= count + 1;
    }
    const least = new Float64Array(states).fill(Infinity);
    least[0] = 0;
    for (let state = 0; state < states; state++) {
      let seated = 0;
      kinds.forEach(({ size, count }, kind) => {
        seated += size * (((state / steps[kind]!) | 0) % (count + 1));
      });
      kinds.forEach(({ size, count }, kind) => {
        if (((state / steps[kind]!) | 0) % (count + 1) === count) return;
        const next = state + steps[kind]!;
        const cost = least[state]! + scatter(seated, size);
        if (cost < least[next]!) least[next] = cost;
      });
    }
    return least[states - 1]!;
  }
}
