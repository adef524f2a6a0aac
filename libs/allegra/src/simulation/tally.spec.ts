import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deviationOf, emptyTally, meanOf, mergeTallies, quantileOf, tallyOf } from './tally.js';

const numbers = fc.array(fc.integer({ min: -500, max: 500 }));

describe('a tally', () => {
  it('has the mean, spread and ends of what was put in, in whatever order', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const tally = values.map(tallyOf).reduce(mergeTallies, emptyTally);
        expect(values.toReversed().map(tallyOf).reduceRight(mergeTallies, emptyTally)).toEqual(tally);
        if (values.length === 0) return;
        const mean = values.reduce((a, b) => a + b, 0) / values.length;
        const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
        expect(meanOf(tally)).toBeCloseTo(mean, 6);
        expect(deviationOf(tally) ** 2).toBeCloseTo(variance, 4);
        expect([tally.lowest, tally.highest]).toEqual([Math.min(...values), Math.max(...values)]);
      }),
    );
  });

  it('of nothing has no mean to speak of', () => {
    expect([meanOf(emptyTally), deviationOf(emptyTally)]).toEqual([0, 0]);
  });
});

describe('a quantile', () => {
  it('is the smallest number that the share does not exceed', () => {
    const histogram = { 30: 1, 31: 8, 40: 1 };
    expect([0.1, 0.5, 0.9, 1].map((share) => quantileOf(histogram, share))).toEqual([30, 31, 31, 40]);
    expect(quantileOf({ [-3]: 1, 2: 1 }, 0.5)).toBe(-3);
    expect(quantileOf({}, 0.5)).toBe(0);
  });
});
