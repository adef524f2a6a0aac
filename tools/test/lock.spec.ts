import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../src/root.js';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
}

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

  it('has the packages of every platform, or npm ci refuses it', async () => {
    const { completeLock } = (await import(join(root, 'tools/complete-lock.mjs'))) as {
      completeLock: (lock: Lock) => { added: string[] };
    };
    expect(completeLock(lock).added).toEqual([]);
  });

  it('carries no download address', () => {
    const addresses = Object.values(lock.packages).filter(({ resolved }) => resolved?.includes('://'));
    expect(addresses).toEqual([]);
  });
});
