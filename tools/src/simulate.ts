// Lets bots play games by a rule set and says how they go: scores, turns, knocks, doublings, minutes.
import { parseArgs } from 'node:util';
import { emptyStatistics, mergeStatistics, summarize } from '@red-disc/allegra';
import { runCommand, wholeNumber } from './arguments.js';
import { describeSummary } from './simulate/describe-summary.js';
import { playInLots } from './simulate/lots.js';
import { namedBots } from './simulate/named-bots.js';
import { namedRules } from './simulate/named-rules.js';
import { iterationsOf, seedOf, threadsOf } from './simulate/options.js';
import { ProgressBar } from './simulate/progress-bar.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      rules: { type: 'string', default: 'english' },
      bots: { type: 'string', default: 'steady' },
      iterations: { type: 'string' },
      threads: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const players = wholeNumber(values.players, 'players', { least: 2, most: 6, otherwise: 4 });
  const games = wholeNumber(values.games, 'games', { least: 1, most: 1_000_000, otherwise: 2000 });
  const seed = seedOf(values.seed);
  const iterations = iterationsOf(values.iterations);
  const rules = namedRules(values.rules, players);
  const bots = namedBots(values.bots, players);
  const started = performance.now();
  const bar = new ProgressBar(process.stderr, games, 'games');
  const parts = await playInLots({
    kind: 'simulate',
    request: { rules, players, bots, seed, from: 0, count: games, iterations },
    threads: threadsOf(values.threads),
    onPlayed: (count) => {
      bar.add(count);
    },
  });
  bar.clear();
  const summary = summarize(parts.reduce(mergeStatistics, emptyStatistics(players)));
  const seconds = Math.round(performance.now() - started) / 1000;
  if (values.json) console.log(JSON.stringify({ players, seed, bots, rules, ...summary, seconds }));
  else console.log(`${describeSummary(summary)}\n\n${games} games in ${seconds} s`);
});
