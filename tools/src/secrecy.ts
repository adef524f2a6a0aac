// Looks for hidden cards and seeds in everything that leaves the server: docs/security.md.
import { parseArgs } from 'node:util';
import { SeededRandom } from '@red-disc/allegra';
import { runCommand, wholeNumber } from './arguments.js';
import { printResult, printTable } from './load/print.js';
import { playCanaryGames } from './secrecy/canary-games.js';
import { permuteHiddenCards } from './secrecy/permute.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const cases = wholeNumber(values.cases, 'cases', { least: 1, most: 10_000_000, otherwise: 100_000 });
  const games = wholeNumber(values.games, 'games', { least: 1, most: 100_000, otherwise: 1000 });
  const seed = wholeNumber(values.seed, 'seed', { least: 0, most: 2 ** 31, otherwise: 7 });
  const permutations = permuteHiddenCards(cases, new SeededRandom(seed));
  const canaries = await playCanaryGames(games);
  const leaks = permutations.leaks + canaries.leaks;
  printTable([
    ['', 'tried', 'leaks'],
    ['permutations of hidden cards', permutations.cases, permutations.leaks],
    [`texts of ${canaries.games} games`, canaries.texts, canaries.leaks],
  ]);
  for (const example of [...permutations.examples, ...canaries.examples]) console.log(example);
  printResult({ seed, leaks, permutations, canaries }, values.json);
  if (leaks > 0) process.exitCode = 1;
});
