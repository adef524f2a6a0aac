import { describe, expect, it } from '@jest/globals';
import { impossibleSumOf } from './impossible-sum';

describe('a sheet that is refused', () => {
  const by = { code: 'IMPOSSIBLE_SUM', seat: 2, min: -14, max: 143, round: 3 };

  it('says whose sum cannot be, in which round, and what it may be', () => {
    expect(impossibleSumOf({ code: 'REFUSED', reason: 'SHEET_REFUSED', by })).toEqual({
      round: 3,
      seat: 2,
      min: -14,
      max: 143,
    });
  });

  it('is not refused for a sum when the game says something else, or nothing was refused', () => {
    expect(impossibleSumOf(undefined)).toBeUndefined();
    expect(impossibleSumOf({ code: 'RETRY' })).toBeUndefined();
    expect(impossibleSumOf({ code: 'REFUSED', reason: 'RESULT_IS_FINAL', by })).toBeUndefined();
    const over = { code: 'GAME_OVER', round: 2 };
    expect(impossibleSumOf({ code: 'REFUSED', reason: 'SHEET_REFUSED', by: over })).toBeUndefined();
    expect(impossibleSumOf({ code: 'REFUSED', reason: 'SHEET_REFUSED' })).toBeUndefined();
  });
});
