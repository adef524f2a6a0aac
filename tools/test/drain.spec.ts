import { describe, expect, it } from '@jest/globals';
import { resultOf, runEntry } from './run-entry.js';

describe('npm run drain', () => {
  it('changes the gateway under live tables, and nobody loses a move or a turn', async () => {
    const run = await runEntry('drain', ['--tables', '6', '--json']);
    expect(resultOf(run)).toMatchObject({
      tables: 6,
      lost: 0,
      duplicated: 0,
      gaps: 0,
      stuck: 0,
      timeouts: 0,
    });
    const { exitMs, acknowledged } = resultOf(run) as { exitMs: number; acknowledged: number };
    expect(exitMs).toBeLessThan(15_000);
    expect(acknowledged).toBeGreaterThan(20);
  });
});
