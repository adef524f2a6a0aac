import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { environmentSchema, readEnvironment } from './environment.js';

const good = { DATABASE_URL: 'postgresql://127.0.0.1/x' };
const root = new URL('../../../../../', import.meta.url);

describe('the environment', () => {
  it.each([
    [{}, 'DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ ...good, GATEWAY_PORT: 'ninety' }, 'GATEWAY_PORT'],
    [{ ...good, GATEWAY_PORT: '70000' }, 'GATEWAY_PORT'],
    [{ ...good, PUBLIC_URL: 'ftp://club' }, 'PUBLIC_URL'],
    [{ ...good, AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ ...good, LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ ...good, NODE_ENV: 'production' }, 'AUTH_SECRET'],
  ])('is refused when %j, naming %s', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${name}: `, 'm'));
  });

  it('has a standard for everything but the database', () => {
    expect(readEnvironment(good)).toMatchObject({ PORT: 24_100, PUBLIC_URL: 'http://localhost:24100' });
  });

  it('reads a secret from the file that X_FILE names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'environment-'));
    const file = join(folder, 'secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    expect(readEnvironment({ ...good, AUTH_SECRET_FILE: file }).AUTH_SECRET).toBe('s'.repeat(40));
    rmSync(folder, { recursive: true });
  });

  it.each(['.env.example', 'docs/operations/README.md'])('is listed in full in %s', (file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    const listed = [...text.matchAll(/^(?:\| `|# ?)?([A-Z][A-Z_]+)(?:=|` *\|)/gm)].map(([, name]) => name);
    expect([...new Set(listed)].sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });
});
