import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { presets } from '@red-disc/allegra';
import { namedBot, namedBots } from './named-bots.js';
import { namedRules } from './named-rules.js';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));

function fileWith(text: string): string {
  const path = join(folder, `${text.length}.json`);
  writeFileSync(path, text);
  return path;
}

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('rules by name', () => {
  it('are those of a preset', () => {
    for (const { id, rules, seats } of presets) expect(namedRules(id, seats.min)).toEqual(rules);
  });

  it('are those of a file, with what is missing filled in', () => {
    expect(namedRules(fileWith('{"version":"allegra@1","rounds":2}'), 4)).toMatchObject({
      rounds: 2,
      knock: true,
    });
  });

  it('are refused in one line that names the fault', () => {
    expect(() => namedRules('duel', 4)).toThrow('--rules duel is for 2 players');
    expect(() => namedRules('nowhere', 4)).toThrow('neither a file that can be read nor one of english,');
    expect(() => namedRules(fileWith('{'), 4)).toThrow('is not JSON');
    expect(() => namedRules(fileWith('{"version":"allegra@1","rounds":0}'), 4)).toThrow('(rounds)');
  });
});

describe('bots by name', () => {
  it('take the seats in turn', () => {
    expect(namedBots('steady,novice', 4)).toEqual(['steady', 'novice']);
  });

  it('are refused if unknown or too many', () => {
    expect(() => namedBot('wizard', 'a')).toThrow('--a wizard is none of novice, steady, master');
    expect(() => namedBots('steady,', 4)).toThrow('--bots  is none of');
    expect(() => namedBots('steady,steady,steady', 2)).toThrow('more than 2 players');
  });
});
