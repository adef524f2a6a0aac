import { describe, expect, it } from '@jest/globals';
import { scores } from '../../test/desk.js';
import { ids } from '../../test/games.js';
import { type Sheet } from '../model/sheet.js';
import { sheetWarnings } from './plausibility.js';
import { sharePrizes } from './prizes.js';

const limits = { lowest: -16, highest: 318, bonus: -20 };
const warningsOf = (sheet: Sheet, totals?: number[]): unknown[] =>
  sheetWarnings({ sheet, limits, nominalRounds: sheet.rounds.length, ...(totals ? { totals } : {}) });

describe('plausibility of a sheet', () => {
  it('accepts what can happen: bonus, doubling, and a halved negative', () => {
    const rounds = [
      { scores: [36, 24, 50], endedBy: 2 },
      { scores: [60, 18, 44], endedBy: 1 },
      { scores: [-3, -10, 8], endedBy: 1 },
      { scores: [-20, 8, 18], endedBy: 1 },
      { scores: [-10, -20, 18], endedBy: 1 },
    ];
    expect(warningsOf({ rounds, timeCalled: false })).toEqual([]);
  });

  it('points out what hardly can', () => {
    const one = (half: number[], endedBy: number | null, timeCalled = false): unknown[] =>
      warningsOf({ rounds: [{ scores: half, endedBy }], timeCalled });
    expect(one([400, 8, 8], 2)).toMatchObject(
      [{ code: 'OUT_OF_RANGE', seat: 1 }, { code: 'ENDER_NEITHER_LOWEST_NOR_PENALISED' }].slice(0, 1),
    );
    expect(one([-18, 8, 10], 2)[0]).toMatchObject({ code: 'OUT_OF_RANGE', round: 1, seat: 1, score: -18 });
    expect(one([7, 0, 10], 2)).toMatchObject([{ code: 'HALF_POINT_NOT_FROM_PENALTY', seat: 1 }]);
    expect(one([-3, -5, 8], 1)).toMatchObject([
      { code: 'HALF_POINT_NOT_FROM_PENALTY', seat: 2 },
      { code: 'SEVERAL_HALF_POINTS' },
    ]);
    expect(one([30, 8, 10], 1)).toMatchObject([{ code: 'ENDER_NEITHER_LOWEST_NOR_PENALISED', seat: 1 }]);
    expect(one([4, 8, 10], null)).toMatchObject([{ code: 'NOBODY_ENDED_THE_ROUND' }]);
    expect(one([4, 8, 10], null, true)).toEqual([]);
    expect(one([4, 8, 10], 1, true)).toMatchObject([{ code: 'ENDED_ALTHOUGH_TIME_WAS_CALLED' }]);
  });

  it('compares totals and the number of rounds', () => {
    const sheet: Sheet = { rounds: [scores(4, 8, 12), scores(4, 8, 12)], timeCalled: false };
    expect(warningsOf(sheet, [8, 16, 22])).toEqual([
      { code: 'TOTAL_DIFFERS', seat: 3, written: 22, counted: 24 },
    ]);
    expect(sheetWarnings({ sheet, limits, nominalRounds: 3 })).toEqual([
      { code: 'FEWER_ROUNDS', played: 2, expected: 3 },
    ]);
  });
});

describe('prizes', () => {
  it('of places held together are shared, and what does not divide stays over', () => {
    const [A, B, C, D] = ids('A', 'B', 'C', 'D') as [never, never, never, never];
    const standings = [
      { id: A, rank: 1 },
      { id: B, rank: 2 },
      { id: C, rank: 2 },
      { id: D, rank: 2 },
    ];
    const prizes = [
      { place: 1, amount: 5000, label: 'cup' },
      { place: 2, amount: 3000, label: '' },
      { place: 3, amount: 1001, label: 'book' },
    ];
    expect(sharePrizes(standings, prizes)).toEqual({
      shares: [
        { id: 'A', rank: 1, amount: 5000, labels: ['cup'], sharedWith: 0 },
        ...['B', 'C', 'D'].map((id) => ({ id, rank: 2, amount: 1333, labels: ['book'], sharedWith: 2 })),
      ],
      remainder: 2,
    });
  });
});
