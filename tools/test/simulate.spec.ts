import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { runEntry, type EntryRun } from './run-entry.js';

const entry = fileURLToPath(new URL('../run.mjs', import.meta.url));

const run = (command: string, ...args: string[]): Promise<EntryRun> => runEntry(command, args);

/** The object on the last line, without the one key that differs from run to run. */
function lastObject(out: string): Record<string, unknown> {
  const { seconds, ...rest } = JSON.parse(out.trimEnd().split('\n').at(-1)!) as Record<string, unknown>;
  expect(typeof seconds).toBe('number');
  return rest;
}

describe('npm run simulate', () => {
  const simulate = async (...args: string[]): Promise<Record<string, unknown>> => {
    const { status, out, err } = await run('simulate', '--games', '40', '--seed', '7', '--json', ...args);
    expect([status, err]).toEqual([0, '']);
    return lastObject(out);
  };

  it('says the same on any number of threads, and something else for another seed', async () => {
    const alone = await simulate('--players', '4', '--threads', '1');
    expect(await simulate('--players', '4', '--threads', '3')).toEqual(alone);
    expect(await simulate('--players', '4', '--seed', '8')).not.toEqual(alone);
    expect(alone).toMatchObject({ players: 4, games: 40, rounds: 120, seed: 7, bots: ['steady'] });
  });

  it('plays by a named rule set until its limit', async () => {
    expect(await simulate('--players', '3', '--rules', 'limit-66', '--bots', 'steady,novice')).toMatchObject({
      rules: { pointLimit: 66 },
      roundsUntilLimit: { reached: 1 },
    });
  });

  it.each([
    [['--players', '7'], '--players is a whole number from 2 to 6'],
    [['--games', 'many'], '--games is a whole number from 1 to 1000000'],
    [['--seed', '-1'], "Option '--seed' argument is ambiguous."],
    [['--rule', 'german'], "Unknown option '--rule'"],
    [['--bots', 'wizard'], '--bots wizard is none of novice, steady, master'],
  ])('refuses %j with one line and exit code 1', async (args, line) => {
    expect(await run('simulate', ...args)).toEqual({ status: 1, out: '', err: `${line}\n` });
  });
});

describe('npm run bots:match', () => {
  it('finds master below steady by more than the interval, the same on any number of threads', async () => {
    const args = ['--a', 'master', '--b', 'steady', '--deals', '60', '--iterations', '12', '--json'];
    const { status, out, err } = await run('bots-match', ...args, '--threads', '2');
    expect([status, err]).toEqual([0, '']);
    const result = lastObject(out);
    expect(Number(result.difference)).toBeLessThan(-Number(result.interval));
    const quick = ['--a', 'steady', '--b', 'novice', '--deals', '30', '--json', '--threads'];
    const [alone, together] = await Promise.all([
      run('bots-match', ...quick, '1'),
      run('bots-match', ...quick, '3'),
    ]);
    expect(lastObject(alone.out)).toEqual(lastObject(together.out));
  });

  it('refuses a bot it does not know', async () => {
    expect(await run('bots-match', '--a', 'nobody')).toMatchObject({
      status: 1,
      err: '--a nobody is none of novice, steady, master\n',
    });
  });
});

describe('npm run', () => {
  it('compiles what changed, passes arguments on and keeps standard output for the command', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [entry, 'simulate', '--players', '7'], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([1, '', '--players is a whole number from 2 to 6\n']);
  });
});
