import { describe, expect, it } from '@jest/globals';
import { resultOf, runEntry } from './run-entry.js';

describe('npm run access', () => {
  it('finds nothing that somebody gets at who may not, and no licence that we may not ship', async () => {
    const run = await runEntry('access', ['--short', '--json']);
    const { faults, checks } = resultOf(run) as {
      faults: number;
      checks: { name: string; tried: number; faults: string[] }[];
    };
    expect(checks.flatMap((check) => check.faults)).toEqual([]);
    expect(faults).toBe(0);
    expect(checks.length).toBeGreaterThanOrEqual(8);
    for (const { name, tried } of checks) expect([name, tried > 0]).toEqual([name, true]);
  });
});
