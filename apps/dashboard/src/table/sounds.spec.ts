import { describe, expect, it } from '@jest/globals';
import { loudness, soundOf, volumes } from './sounds';

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
});
