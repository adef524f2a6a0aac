import { add, fraction, ZERO, type Fraction } from './fraction.js';

/** A quotient of small whole numbers, not reduced: what one game contributes to a sum. */
export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** Compares quotients with positive denominators. */
export function compareRatios(a: Ratio, b: Ratio): number {
  return a.num * b.den - b.num * a.den;
}

/** A sum of many ratios with few denominators: whole numbers while it grows, one fraction at the end. */
export class RatioSum {
  private readonly byDenominator = new Map<number, number>();

  add({ num, den }: Ratio): void {
    this.byDenominator.set(den, (this.byDenominator.get(den) ?? 0) + num);
  }

  total(): Fraction {
    let total = ZERO;
    for (const [den, num] of this.byDenominator) total = add(total, fraction(num, den));
    return total;
  }
}
