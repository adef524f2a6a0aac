import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { presets } from '../rules/presets.js';
import { simulateGames, type SimulationRequest } from './simulate-games.js';
import { emptyStatistics, mergeStatistics, type Statistics } from './statistics.js';
import { summarize } from './summarize.js';

function rulesOf(id: string): SimulationRequest['rules'] {
  return presets.find((preset) => preset.id === id)!.rules;
}

function simulate(from: number, count: number, more: Partial<SimulationRequest> = {}): Statistics {
  return simulateGames({
    rules: rulesOf('english'),
    players: 4,
    bots: ['steady'],
    seed: 7,
    from,
    count,
    ...more,
  });
}

describe('simulated games', () => {
  const games = 12;
  const whole = simulate(0, games);

  it('add up to the same in whatever lots and order they are played and merged', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: games - 1 }), { maxLength: 4 });
    fc.assert(
      fc.property(cuts, fc.boolean(), (at, reversed) => {
        const edges = [0, ...at.toSorted((a, b) => a - b), games];
        const lots = edges.slice(1).map((edge, i) => simulate(edges[i]!, edge - edges[i]!));
        const order = reversed ? lots.toReversed() : lots;
        expect(order.reduce(mergeStatistics, emptyStatistics(4))).toEqual(whole);
      }),
      { numRuns: 8, seed: 61 },
    );
  });

  it('merge with none to what they were', () => {
    expect(mergeStatistics(whole, emptyStatistics(4))).toEqual(whole);
    expect(mergeStatistics(emptyStatistics(4), whole)).toEqual(whole);
  });

  it('are others for another seed', () => {
    expect(simulate(0, games, { seed: 8 })).not.toEqual(whole);
  });

  it('count every round for every seat and every place in the order of play', () => {
    expect(whole.rounds).toBe(3 * games);
    for (const tally of [...whole.scoresBySeat, ...whole.scoresByStart]) expect(tally.count).toBe(3 * games);
    const sum = (tallies: Statistics['scoresBySeat']): number =>
      tallies.reduce((total, tally) => total + tally.sum, 0);
    expect(sum(whole.scoresByStart)).toBe(sum(whole.scoresBySeat));
    expect(sum(whole.totalsBySeat)).toBe(sum(whole.scoresBySeat));
    expect(sum(whole.totalsByStart)).toBe(sum(whole.scoresBySeat));
    expect(whole.winsBySeat.reduce((a, b) => a + b)).toBe(60 * games);
    expect(whole.winsByStart.reduce((a, b) => a + b)).toBe(60 * games);
  });

  it('have no knocks where the rules have none, and no more accepted than made where they have', () => {
    expect(simulate(0, 3, { rules: rulesOf('kids') }).knocksMade.sum).toBe(0);
    expect(whole.knocksMade.sum).toBeGreaterThan(0);
    expect(whole.knocksAccepted.sum).toBeLessThanOrEqual(whole.knocksMade.sum);
  });

  it('go on until the point limit is reached', () => {
    const { roundsUntilLimit } = simulate(0, 5, { rules: rulesOf('limit-66') });
    expect(roundsUntilLimit.count).toBe(5);
    expect(roundsUntilLimit.lowest).toBeGreaterThan(1);
    expect(summarize(whole).roundsUntilLimit).toBeNull();
  });

  it('reshuffle at nearly every table of six', () => {
    const { reshuffled, rounds } = simulate(0, 4, { players: 6 });
    expect(reshuffled / rounds).toBeGreaterThan(0.5);
  });

  it('take four players about as long as the box says', () => {
    const { minutes } = summarize(whole);
    expect(minutes.mean).toBeGreaterThan(30);
    expect(minutes.mean).toBeLessThan(40);
    expect(minutes.p10).toBeLessThanOrEqual(minutes.p50);
    expect(minutes.p50).toBeLessThanOrEqual(minutes.p90);
  });
});
