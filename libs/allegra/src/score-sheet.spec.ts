import { describe, expect, it } from '@jest/globals';
import { type SheetHand, type SheetRound } from '@red-disc/game';
import { englishRules } from '../test/position.js';
import { allegraGame } from './game.js';
import { isGameOver, outcomeOf } from './score.js';

const round = (endedBy: number | null, ...sums: (number | 'cleared')[]): SheetRound => ({
  endedBy,
  hands: sums.map((sum): SheetHand =>
    sum === 'cleared' ? { type: 'cleared' } : { type: 'sum', points: sum },
  ),
});
const sheet = (seats: number, rounds: readonly SheetRound[], rules = {}) =>
  allegraGame.scoreSheet({ rules: { ...englishRules, ...rules }, seats, rounds });
const scores = (seats: number, entry: SheetRound): number[] | undefined => {
  const result = sheet(seats, [entry]);
  return result.ok ? result.value.rounds[0]!.map(({ score }) => score / 2) : undefined;
};

describe('the score sheet of a physical table', () => {
  it('[end/score] takes sums, and gives the bonus for a cleared area', () => {
    expect(scores(3, round(2, 20, 'cleared', 8))).toEqual([20, -10, 8]);
  });

  it('[end/penalty] doubles, halves or spares whoever ended the round', () => {
    expect(scores(3, round(1, 20, 30, 8))).toEqual([40, 30, 8]);
    expect(scores(3, round(1, 8, 30, 8))).toEqual([16, 30, 8]);
    expect(scores(3, round(1, -3, 30, -3))).toEqual([-1.5, 30, -3]);
    expect(scores(3, round(1, 'cleared', 'cleared', 5))).toEqual([-5, -10, 5]);
    expect(scores(3, round(3, 20, 30, 8))).toEqual([20, 30, 8]);
  });

  it('[end/time-called] punishes nobody when nobody ended the round', () => {
    expect(scores(3, round(null, 20, 30, 8))).toEqual([20, 30, 8]);
  });

  it('shows the arithmetic', () => {
    expect(sheet(2, [round(1, -3, 'cleared')])).toMatchObject({
      value: {
        rounds: [
          [
            { sum: -6, bonus: 0, penalty: 'halved', score: -3 },
            { sum: 0, bonus: -20, penalty: 'none', score: -20 },
          ],
        ],
      },
    });
  });

  it('[game/end] adds up the rounds and knows when the game is over', () => {
    const two = [round(1, 10, 20), round(2, 5, 3)];
    expect(sheet(2, two)).toMatchObject({
      value: { outcome: { totals: [30, 46], over: false, winners: [] } },
    });
    expect(sheet(2, two, { rounds: 2 })).toMatchObject({ value: { outcome: { over: true, winners: [1] } } });
    expect(sheet(2, [...two, two[0]!], { rounds: 2 })).toEqual({
      ok: false,
      error: { code: 'GAME_OVER', round: 3 },
    });
  });

  it('says within which limits a round stays before any penalty', () => {
    expect(allegraGame.scoreLimits(englishRules, 4)).toEqual({ lowest: -16, highest: 318, bonus: -20 });
    expect(allegraGame.scoreLimits(englishRules, 3)).toEqual({ lowest: -12, highest: 312, bonus: -20 });
  });

  it.each([
    [round(1, 160, 5), { code: 'IMPOSSIBLE_SUM', seat: 1, round: 1, min: -6, max: 156 }],
    [round(1, 5, -7), { code: 'IMPOSSIBLE_SUM', seat: 2, round: 1, min: -6, max: 156 }],
    [round(1, 5, 2.5), { code: 'IMPOSSIBLE_SUM', seat: 2, round: 1, min: -6, max: 156 }],
    [round(3, 5, 6), { code: 'NO_SUCH_SEAT', seats: 2, round: 1 }],
    [round(0, 5, 6), { code: 'NO_SUCH_SEAT', seats: 2, round: 1 }],
    [round(1, 5, 6, 7), { code: 'WRONG_NUMBER_OF_HANDS', expected: 2, round: 1 }],
  ])('refuses what cannot be: %j', (entry, error) => {
    expect(sheet(2, [entry])).toEqual({ ok: false, error });
  });

  it('knows the range of the full deck, and how many can play', () => {
    expect(sheet(4, [round(null, -8, 159, 0, 0)]).ok).toBe(true);
    expect(sheet(4, [round(null, -9, 0, 0, 0)]).ok).toBe(false);
    expect(sheet(7, [])).toMatchObject({ error: { code: 'WRONG_NUMBER_OF_SEATS' } });
  });
});

describe('the outcome', () => {
  const table = { rules: { ...englishRules, rounds: null, pointLimit: 66 }, seats: 2 };

  it('[game/end] a total at the limit ends the game, half a point below does not', () => {
    expect(isGameOver(table.rules, 1, [131, 0])).toBe(false);
    expect(isGameOver(table.rules, 1, [132, 0])).toBe(true);
  });

  it('[game/end] with rounds and a limit, whichever comes first', () => {
    const both = { ...englishRules, rounds: 3, pointLimit: 66 };
    expect(isGameOver(both, 3, [2, 2])).toBe(true);
    expect(isGameOver(both, 1, [200, 2])).toBe(true);
    expect(isGameOver(both, 2, [100, 2])).toBe(false);
  });

  it('[game/end] equal lowest totals share the win', () => {
    const rounds = [{ scores: [140, 10], endedBy: null }];
    expect(outcomeOf(table, rounds, null)).toMatchObject({ over: true, winners: [2] });
    expect(outcomeOf(table, [{ scores: [140, 140], endedBy: 1 }], null).winners).toEqual([1, 2]);
  });

  it('is over when the game was stopped, even before the first round', () => {
    expect(outcomeOf(table, [], 'rain')).toEqual({ rounds: [], totals: [0, 0], over: true, winners: [1, 2] });
  });
});
