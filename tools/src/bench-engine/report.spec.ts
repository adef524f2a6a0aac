import { describe, expect, it } from '@jest/globals';
import { median, Measurement } from './measure.js';
import { reportOn } from './report.js';

const sample = {
  movesPerSecond: 5_000_000,
  movesPerSecondWithEvents: 1_000_000,
  boardgameioMovesPerSecond: 5000,
  copyFromMicroseconds: 0.02,
  cloneMicroseconds: 0.4,
};

describe('the report of the engine benchmark', () => {
  it('takes the median of the ratios within each round, not the ratio of the medians', () => {
    const slowPeer = { ...sample, boardgameioMovesPerSecond: 2500 };
    const slowMachine = { ...sample, movesPerSecond: 1_000_000, boardgameioMovesPerSecond: 1000 };
    expect(reportOn([sample, slowPeer, slowMachine])).toMatchObject({
      rounds: 3,
      ratio: 1000,
      ratioWithEvents: 400,
      boardgameioMovesPerSecond: 2500,
    });
  });

  it('finds the middle of any number of figures', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
  });

  it('has a figure for everything it measures', () => {
    const { rounds, ...figures } = reportOn([new Measurement().take(0.01)]);
    expect(rounds).toBe(1);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  });
});
