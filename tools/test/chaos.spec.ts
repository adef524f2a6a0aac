import { describe, expect, it } from '@jest/globals';
import { resultOf, runEntry } from './run-entry.js';

describe('npm run chaos', () => {
  it('finds no promise broken while gateways, the database and sockets die under the players', async () => {
    const run = await runEntry('chaos', ['--short', '--json'], 400_000);
    expect(resultOf(run)).toMatchObject({
      faults: 5,
      lost: 0,
      duplicated: 0,
      gaps: 0,
      stuck: 0,
      differing: 0,
      timersWrong: 0,
      quarantined: 0,
    });
    const { acknowledged, timersFired, refusals } = resultOf(run) as {
      acknowledged: number;
      timersFired: number;
      refusals: Record<string, number>;
    };
    expect(acknowledged).toBeGreaterThan(50);
    expect(timersFired).toBeGreaterThan(5);
    // An outage is no fault of the command: whoever plays is told to send it again.
    expect(refusals).not.toHaveProperty('INTERNAL');
  }, 420_000);
});
