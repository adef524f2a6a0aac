import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.js';
import { completeOptions } from './options.js';

const nothing = { lan: false, demo: true, dev: false, port: undefined };

describe('npm start', () => {
  it('listens on loopback and runs its own database unless told otherwise', () => {
    const { environment, embedded, demo } = completeOptions(nothing, {});
    expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: 24_100 });
    expect({ embedded, demo }).toEqual({ embedded: true, demo: true });
  });

  it('takes a port and follows it in the address', () => {
    const { environment } = completeOptions({ ...nothing, port: '8080' }, {});
    expect(environment).toMatchObject({ PORT: 8080, PUBLIC_URL: 'http://localhost:8080' });
  });

  it('uses the database it is given', () => {
    const { environment, embedded } = completeOptions(nothing, { DATABASE_URL: 'postgresql://db/x' });
    expect(embedded).toBe(false);
    expect(environment.DATABASE_URL).toBe('postgresql://db/x');
  });

  it.each([
    [nothing, { PUBLIC_URL: 'club' }, 'PUBLIC_URL'],
    [{ ...nothing, port: '99999' }, {}, 'PORT'],
  ])('refuses %j %j by name', (told, variables, message) => {
    expect(() => completeOptions(told, variables)).toThrow(message);
  });

  /** Before anything is built: whoever mistyped waits for nothing. */
  function startWith(...args: string[]): { status: number | null; stdout: string; stderr: string } {
    return spawnSync(process.execPath, [join(root, 'tools/start.mjs'), ...args], {
      encoding: 'utf8',
      timeout: 10_000,
    });
  }

  it('says what it can be told', () => {
    const { status, stdout } = startWith('--help');
    expect(status).toBe(0);
    for (const option of ['--lan', '--port', '--no-demo', '--no-build', '--dev'])
      expect(stdout).toContain(option);
  });

  it.each([
    [['--lann'], 'unknown argument --lann'],
    [['--port', 'eighty'], '--port needs a number'],
  ])('refuses %j in one line', (args, message) => {
    const { status, stderr } = startWith(...args);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  });
});
