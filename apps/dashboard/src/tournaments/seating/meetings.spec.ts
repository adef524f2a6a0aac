import { describe, expect, it } from '@jest/globals';
import { countMeetings, pairKey, repeatsIn, swapped } from './meetings';

const table = (no: number, ...names: string[]) => ({ no, seats: names.map((entrant) => ({ entrant })) });

describe('who has met whom', () => {
  const before = countMeetings([[table(1, 'a', 'b', 'c', 'd'), table(2, 'e', 'f', 'g')]]);

  it('counts pairs at a table, and those next to one another round the circle', () => {
    expect(before.met.get(pairKey('c', 'a'))).toBe(1);
    expect(before.beside.has(pairKey('a', 'c'))).toBe(false);
    expect(before.beside.has(pairKey('a', 'd'))).toBe(true);
    expect(before.beside.has(pairKey('e', 'g'))).toBe(true);
  });

  it('finds repeats in a plan, and what a swap changes about them', () => {
    const plan = [table(1, 'a', 'c', 'e'), table(2, 'b', 'f', 'g', 'd')];
    expect(repeatsIn(plan, before)).toEqual({ met: ['a c', 'b d', 'f g'], beside: ['f g'] });
    const after = swapped(plan, 'c', 'f');
    expect(after.map(({ seats }) => seats.map(({ entrant }) => entrant))).toEqual([
      ['a', 'f', 'e'],
      ['b', 'c', 'g', 'd'],
    ]);
    expect(repeatsIn(after, before).met).toEqual(['e f', 'b c', 'b d', 'c d']);
  });

  it('leaves the plan alone when somebody does not sit in it', () => {
    const plan = [table(1, 'a', 'b')];
    expect(swapped(plan, 'a', 'x')).toBe(plan);
  });
});
