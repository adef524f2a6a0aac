import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from './seeded-random.js';

function draw(random: SeededRandom, limit: number, count: number): number[] {
  return Array.from({ length: count }, () => random.below(limit));
}

describe('seeded chance', () => {
  it('repeats itself for the same seed and stream, and for no other', () => {
    const first = draw(new SeededRandom(7, 3), 1000, 20);
    expect(draw(new SeededRandom(7, 3), 1000, 20)).toEqual(first);
    expect(draw(new SeededRandom(7, 4), 1000, 20)).not.toEqual(first);
    expect(draw(new SeededRandom(8, 3), 1000, 20)).not.toEqual(first);
    expect(draw(new SeededRandom(7 + 2 ** 32, 3), 1000, 20)).not.toEqual(first);
  });

  it('gives every number below the limit about equally often', () => {
    const counts = new Array<number>(7).fill(0);
    for (const number of draw(new SeededRandom(1), 7, 70_000)) counts[number]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
