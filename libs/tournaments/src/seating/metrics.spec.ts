import { describe, expect, it } from '@jest/globals';
import { seatingMetrics } from './metrics.js';
import { seatReasons } from './reasons.js';

const meta = { lowerBound: 3, optimal: false, seed: 's' };
const rounds = [
  {
    tables: [
      { no: 1, seats: [0, 1, 2, 3] },
      { no: 2, seats: [4, 5, 6] },
    ],
    byes: [],
  },
  {
    tables: [
      { no: 1, seats: [1, 0, 4, 5] },
      { no: 2, seats: [2, 3, 6] },
    ],
    byes: [],
  },
];

describe('metrics of a plan', () => {
  it('count meetings, short tables, starts, seats and neighbours', () => {
    const metrics = seatingMetrics({
      players: 7,
      rounds,
      gameRounds: 3,
      meta,
      clubs: ['x', 'x', undefined, undefined, undefined, undefined, undefined],
      pinned: new Map([[6, 1]]),
    });
    expect(metrics).toEqual({
      repeatedPairs: 3,
      cost: 3,
      lowerBound: 3,
      optimal: false,
      mostMeetings: 2,
      neverMet: 21 - 15,
      fewestCommonOpponents: 3,
      shortTables: { least: 0, most: 2 },
      startDeviation: { least: '-3/4', most: '1/2' },
      seatRange: 2,
      neighbourRepeats: 3,
      sameClubPairs: 2,
      pinnedMoves: 2,
      seed: 's',
    });
  });
});

describe('reasons for a seat', () => {
  it('name old opponents, short tables, wishes and starts', () => {
    const reasons = seatReasons({
      players: 7,
      round: rounds[1]!,
      earlier: [rounds[0]!],
      gameRounds: 3,
      optimal: true,
      constraints: { avoid: [[0, 6]], pinned: new Map([[6, 2]]) },
    });
    expect(reasons.get(0)).toEqual([
      { code: 'REPEATED_OPPONENTS', opponents: [1], unavoidable: true },
      { code: 'KEPT_APART', from: [6] },
      { code: 'STARTS', seat: 2, starts: 1, startsSoFar: 2 },
    ]);
    expect(reasons.get(6)).toEqual([
      { code: 'PINNED_TABLE', table: 2 },
      { code: 'ALL_NEW_OPPONENTS', opponents: [2, 3] },
      { code: 'KEPT_APART', from: [0] },
      { code: 'SHORT_TABLE', times: 2, least: 0, most: 2 },
      { code: 'STARTS', seat: 3, starts: 1, startsSoFar: 2 },
    ]);
  });

  it('say who sits out, and how close a table is in the standings', () => {
    const round = { tables: [{ no: 1, seats: [0, 1, 2] }], byes: [3] };
    const reasons = seatReasons({
      players: 4,
      round,
      earlier: [],
      gameRounds: 3,
      optimal: true,
      ranks: [1, 2, 3, 4],
    });
    expect(reasons.get(3)).toEqual([{ code: 'SITS_OUT', times: 1, mostOfAnybody: 1 }]);
    expect(reasons.get(1)![0]).toEqual({ code: 'CLOSE_IN_STANDINGS', best: 1, worst: 3 });
  });
});
