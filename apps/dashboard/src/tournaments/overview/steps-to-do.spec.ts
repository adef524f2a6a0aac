import { describe, expect, it } from '@jest/globals';
import { commandOfStep, pageOfStep } from './steps-to-do';

describe('the next step of an organiser', () => {
  it('is a command where a button does it', () => {
    expect(commandOfStep({ code: 'START_ROUND', stage: 'main', round: 2 })).toEqual({
      type: 'startRound',
      stage: 'main',
      round: 2,
    });
    expect(commandOfStep({ code: 'OPEN_CHECK_IN' })).toEqual({ type: 'openCheckIn' });
  });

  it('is a page where something has to be looked at', () => {
    expect(commandOfStep({ code: 'AWAIT_RESULTS', stage: 'main', round: 1 })).toBeUndefined();
    expect(pageOfStep({ code: 'AWAIT_RESULTS' })).toBe('/round');
    expect(pageOfStep({ code: 'PUBLISH_ROUND' })).toBe('/seating');
    expect(pageOfStep({ code: 'START_ROUND' })).toBeUndefined();
  });

  it('is no button where it happens by itself', () => {
    expect(commandOfStep({ code: 'LOCK' })).toBeUndefined();
    expect(pageOfStep({ code: 'LOCK' })).toBe('/standings');
  });
});
