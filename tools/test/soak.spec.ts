import { describe, expect, it } from '@jest/globals';
import { resultOf, runEntry } from './run-entry.js';

describe('npm run soak', () => {
  it('plays for a while, and everybody is back after all connections were cut at once', async () => {
    const run = await runEntry('soak', ['--tables', '4', '--seconds', '5', '--json']);
    const result = resultOf(run) as { acknowledged: number; fileDescriptors: number[] | null };
    expect(result).toMatchObject({ tables: 4, sockets: 20, seconds: 5, stampede: { clients: 16, lost: 0 } });
    expect(result.acknowledged).toBeGreaterThan(20);
  });
});
