import { describe, expect, it } from '@jest/globals';
import { bandPath, groupOf, type BandShape } from './band';
import { cardValues, printValue } from './values';

const shape: BandShape = { top: 96, blockHeight: 17, spikeHeight: 21.25 };
const count = (path: string, mark: string) => path.split(mark).length - 1;

describe('bandPath', () => {
  it('gives every value a drawing of its own', () => {
    const paths = cardValues.map((value) => bandPath(value, shape));
    expect(new Set(paths).size).toBe(cardValues.length);
  });

  it('counts the place within the group in marks', () => {
    expect([0, 1, 2, 3].map((value) => count(bandPath(value as 0, shape), 'A'))).toEqual([1, 2, 3, 4]);
    expect([4, 5, 6, 7].map((value) => count(bandPath(value as 4, shape), 'V79'))).toEqual([1, 2, 3, 4]);
    expect([8, 9, 10, 11].map((value) => count(bandPath(value as 8, shape), ' 74.75'))).toEqual([1, 2, 3, 4]);
  });

  it('takes a bite out of the −1 and out of no other card', () => {
    const bitten = cardValues.filter((value) => bandPath(value, shape).includes(' 0 0 0 '));
    expect(bitten).toEqual([-1]);
  });
});

describe('groupOf', () => {
  it('names three groups', () => {
    expect(cardValues.map(groupOf).join(' ')).toBe('low low low low low mid mid mid mid high high high high');
  });
});

describe('printValue', () => {
  it('writes a minus sign', () => {
    expect(printValue(-1)).toBe('−1');
    expect(printValue(-0.5)).toBe('−0.5');
    expect(printValue(11)).toBe('11');
  });
});
