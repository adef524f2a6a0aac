import { describe, expect, it } from '@jest/globals';
import { resultOf, runEntry } from './run-entry.js';

interface Figures {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicros: number;
}

type Result = Readonly<Record<'ours' | 'ws' | 'boardgameio' | 'colyseus', Record<string, Figures>>> & {
  readonly ratios: Readonly<Record<'ws' | 'boardgameio' | 'colyseus', Record<string, number>>>;
};

describe('npm run bench:tables', () => {
  it('plays at all four servers, and says how ours compares', async () => {
    const args = ['--tables', '2', '--rounds', '1', '--warm-up', '1', '--json'];
    const run = await runEntry('bench-tables', args);
    const result = resultOf(run) as Result;
    for (const kind of ['ours', 'ws', 'boardgameio', 'colyseus'] as const) {
      const figures = result[kind]['2']!;
      expect(figures.movesPerSecond).toBeGreaterThan(0);
      expect(figures.cpuMicros).toBeGreaterThan(0);
      expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
    }
    expect(result.ratios.ws['2']).toBeCloseTo(
      result.ours['2']!.movesPerSecond / result.ws['2']!.movesPerSecond,
      1,
    );
  });

  it('refuses sizes that are none', async () => {
    const run = await runEntry('bench-tables', ['--tables', 'many']);
    expect(run).toMatchObject({ status: 1, err: '--tables is a whole number from 1 to 2000\n' });
  });
});
