import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from '@red-disc/allegra';
import { permuteHiddenCards } from '../src/secrecy/permute.js';
import { resultOf, runEntry } from './run-entry.js';

describe('npm run secrecy', () => {
  it('permutes what is hidden, and no viewer can tell', () => {
    expect(permuteHiddenCards(3000, new SeededRandom(41))).toMatchObject({
      cases: 3000,
      leaks: 0,
      examples: [],
    });
  });

  it('finds no seed and no undrawn card in frames, answers and logs of whole games', async () => {
    const run = await runEntry('secrecy', ['--cases', '100', '--games', '4', '--json']);
    expect(resultOf(run)).toMatchObject({ leaks: 0, canaries: { games: 4, leaks: 0 } });
    const { canaries } = resultOf(run) as { canaries: { texts: number; differences: number } };
    expect(canaries.texts).toBeGreaterThan(200);
    expect(canaries.differences).toBeGreaterThan(100);
  });
});
