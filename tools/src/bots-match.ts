// Lets two bots play the same deals from both sides of the table and says which scores less, and how sure that is.
import { parseArgs } from 'node:util';
import { emptyComparison, mergeComparisons, summarizeComparison } from '@red-disc/allegra';
import { runCommand, wholeNumber } from './arguments.js';
import { playInLots } from './simulate/lots.js';
import { namedBot } from './simulate/named-bots.js';
import { namedRules } from './simulate/named-rules.js';
import { iterationsOf, seedOf, threadsOf } from './simulate/options.js';
import { ProgressBar } from './simulate/progress-bar.js';

const seats = 4;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      a: { type: 'string', default: 'master' },
      b: { type: 'string', default: 'steady' },
      deals: { type: 'string' },
      seed: { type: 'string' },
      rules: { type: 'string', default: 'english' },
      iterations: { type: 'string' },
      threads: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const a = namedBot(values.a, 'a');
  const b = namedBot(values.b, 'b');
  const count = wholeNumber(values.deals, 'deals', { least: 2, most: 1_000_000, otherwise: 500 });
  const seed = seedOf(values.seed);
  const iterations = iterationsOf(values.iterations);
  const rules = namedRules(values.rules, seats);
  const started = performance.now();
  const bar = new ProgressBar(process.stderr, count, 'deals');
  const parts = await playInLots({
    kind: 'compare',
    request: { a, b, rules, seed, from: 0, count, iterations },
    threads: threadsOf(values.threads),
    onPlayed: (played) => {
      bar.add(played);
    },
  });
  bar.clear();
  const summary = summarizeComparison(parts.reduce(mergeComparisons, emptyComparison));
  const seconds = Math.round(performance.now() - started) / 1000;
  const { meanA, meanB, difference, interval } = summary;
  if (values.json) console.log(JSON.stringify({ a, b, seed, iterations, rules, ...summary, seconds }));
  else {
    console.log(`${a} ${meanA}, ${b} ${meanB} points a round over ${count} deals`);
    console.log(`difference ${difference} ± ${interval} (95 %), in ${seconds} s`);
  }
});
