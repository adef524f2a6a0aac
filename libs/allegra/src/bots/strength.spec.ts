import { describe, expect, it } from '@jest/globals';
import { presets } from '../rules/presets.js';
import { compareBots, summarizeComparison } from '../simulation/compare-bots.js';
import { type BotLevel } from './bots.js';

function match(a: BotLevel, b: BotLevel, count: number): ReturnType<typeof summarizeComparison> {
  return summarizeComparison(compareBots({ a, b, rules: presets[0]!.rules, seed: 20, from: 0, count }));
}

describe('the levels', () => {
  it('steady scores less than novice by far more than chance', () => {
    expect(match('steady', 'novice', 50).high).toBeLessThan(-10);
  });

  it('a bot is as good as itself', () => {
    expect(match('steady', 'steady', 10)).toMatchObject({ difference: 0, interval: 0 });
  });
});
