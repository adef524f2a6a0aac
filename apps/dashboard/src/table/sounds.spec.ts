import { describe, expect, it } from '@jest/globals';
import { loudness, soundOf, volumes, warningsDue } from './sounds';

describe('sounds', () => {
  it('grow with each step from silence, and never so loud that strokes distort', () => {
    const steps = volumes.map((volume) => loudness[volume]);
    expect(steps[0]).toBe(0);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    expect(Math.max(...steps)).toBeLessThan(0.5);
  });

  it('call only the player whose turn it is', () => {
    const opened = { type: 'turnOpened', seat: 2, turn: 5, last: false } as const;
    expect(soundOf(opened, 2)).toBe('yourTurn');
    expect(soundOf(opened, 1)).toBeUndefined();
    expect(soundOf(opened, 'spectator')).toBeUndefined();
  });

  it('warn at ten seconds and at five, but not in a window that is hardly longer', () => {
    expect([30, 10, 7, 5, 1].map((left) => warningsDue(left, 30))).toEqual([0, 1, 1, 2, 2]);
    expect([12, 10, 5].map((left) => warningsDue(left, 12))).toEqual([0, 0, 1]);
    expect([6, 5, 1].map((left) => warningsDue(left, 6))).toEqual([0, 0, 0]);
  });
});
