import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tableSizes, type SizeOptions } from './table-sizes.js';

const sizesOf = (players: number, options?: SizeOptions): string => {
  const plan = tableSizes(players, options);
  return plan.ok
    ? `${plan.value.sizes.join('+')}${plan.value.byes ? ` bye ${plan.value.byes}` : ''}`
    : plan.error.code;
};

describe('table sizes', () => {
  it('[T03] prefer 4, then 3, 5, 6 and 2', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 13].map((players) => sizesOf(players))).toEqual([
      '2',
      '3',
      '4',
      '5',
      '3+3',
      '4+3',
      '4+4',
      '3+3+3',
      '4+3+3+3',
    ]);
  });

  it('[T03] follow another preference and the number of boxes', () => {
    expect(sizesOf(9, { prefer: [4, 5, 3] })).toBe('5+4');
    expect(sizesOf(27, { maxTables: 5 })).toBe('6+6+5+5+5');
    expect(sizesOf(31, { maxTables: 5 })).toBe('NOT_SEATABLE');
    expect(sizesOf(13, { prefer: [4] })).toBe('NOT_SEATABLE');
    expect(sizesOf(13, { prefer: [4], maxByes: 3 })).toBe('4+4+4 bye 1');
    expect([sizesOf(0), sizesOf(1), sizesOf(1, { maxByes: 1 })]).toEqual(Array(3).fill('NOT_SEATABLE'));
  });

  it('seat everybody at allowed tables, with 4-a tables of 3 for a remainder a wherever that is possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 300 }), (players) => {
        const plan = tableSizes(players);
        if (!plan.ok) throw new Error(`not seatable: ${players}`);
        const { sizes } = plan.value;
        expect(sizes.reduce<number>((a, b) => a + b, 0)).toBe(players);
        const threes = (4 - (players % 4)) % 4;
        if (players >= 3 * threes && players > 5) {
          expect(sizes.filter((size) => size === 3)).toHaveLength(threes);
          expect(sizes.every((size) => size === 3 || size === 4)).toBe(true);
        }
      }),
    );
  });
});
