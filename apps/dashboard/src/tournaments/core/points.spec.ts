import { describe, expect, it } from '@jest/globals';
import { pointsValue, showHalfPoints, showMargin, showPoints } from './points';

describe('points for people', () => {
  it.each([
    ['5', 'en', '5'],
    ['11/4', 'en', '2.75'],
    ['11/4', 'de', '2,75'],
    ['1/3', 'fr', '0,33'],
    ['0.5', 'en', '0.5'],
    ['-7/2', 'en', '−3.5'],
  ])('shows %s in %s as %s', (text, locale, shown) => {
    expect(showPoints(text, locale)).toBe(shown);
  });

  it('shows half points as points', () => {
    expect(showHalfPoints(25, 'en')).toBe('12.5');
    expect(showHalfPoints(-2, 'en')).toBe('−1');
  });

  it('gives a margin its sign', () => {
    expect(showMargin('31/2', 'en')).toBe('+15.5');
    expect(showMargin('0', 'en')).toBe('0');
  });

  it('reads a fraction as a number to sort by', () => {
    expect(pointsValue('11/4')).toBe(2.75);
  });
});
