import { describe, expect, it } from '@jest/globals';
import { shownTime } from './shown-time';

const deadline = { endsAt: 0, totalMs: 30_000, bankMs: 60_000 };

describe('shownTime', () => {
  it('runs the turn first and the bank last, each with a ring of its own', () => {
    expect(shownTime(deadline, 75)).toEqual({ seconds: 15, whole: 30, share: 0.5, isBank: false });
    expect(shownTime(deadline, 30)).toEqual({ seconds: 30, whole: 60, share: 0.5, isBank: true });
  });

  it('has a full ring after time was added, and no bank where there is none', () => {
    expect(shownTime(deadline, 200)).toMatchObject({ seconds: 140, share: 1 });
    expect(shownTime({ ...deadline, bankMs: 0 }, 0)).toEqual({
      seconds: 0,
      whole: 30,
      share: 0,
      isBank: false,
    });
  });
});
