import { describe, expect, it } from '@jest/globals';
import { leftOn, showLeft, standsStill } from './clock';

describe('clocks of rounds and tables', () => {
  it.each([
    [18 * 60_000 + 42_000, '18:42'],
    [3_725_000, '1:02:05'],
    [59_001, '1:00'],
    [0, '0:00'],
    [-500, '0:00'],
    [-30_000, '−0:30'],
  ])('show %d ms as %s', (ms, shown) => {
    expect(showLeft(ms)).toBe(shown);
  });

  it('run by the moment at which they end, and stand still without one', () => {
    const now = Date.parse('2026-11-16T19:00:00Z');
    expect(leftOn({ phase: 'running', left: 1, endsAt: '2026-11-16T19:10:00Z' }, now)).toBe(600_000);
    expect(leftOn({ phase: 'paused', left: 90_000, endsAt: null }, now)).toBe(90_000);
  });

  it('can be stopped in overtime, and go on from there', () => {
    expect(standsStill({ phase: 'time', left: -90_000, endsAt: null })).toBe(true);
    expect(standsStill({ phase: 'time', left: -90_000, endsAt: '2026-11-16T19:10:00Z' })).toBe(false);
    expect(standsStill(null)).toBe(false);
  });
});
