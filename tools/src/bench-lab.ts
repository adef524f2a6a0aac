// Whether live tables feel a run of the variant lab on the same machine: docs/operations/lab.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { measureLab, mostRatio } from './bench-lab/measure-lab.js';
import { printResult, printTable } from './load/print.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string' },
      pace: { type: 'string' },
      games: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const report = await measureLab({
    tables: wholeNumber(values.tables, 'tables', { least: 1, most: 500, otherwise: 50 }),
    pace: wholeNumber(values.pace, 'pace', { least: 1, most: 2000, otherwise: 100 }),
    games: wholeNumber(values.games, 'games', { least: 2000, most: 20_000, otherwise: 2000 }),
    rounds: wholeNumber(values.rounds, 'rounds', { least: 1, most: 15, otherwise: 7 }),
    seconds: wholeNumber(values.seconds, 'seconds', { least: 1, most: 30, otherwise: 3 }),
  });
  const { without, during } = report;
  printTable([
    ['lab', 'moves/s', 'p50 ms', 'p95 ms', 'p99 ms'],
    ['idle', without.movesPerSecond, without.p50, without.p95, without.p99],
    ['running', during.movesPerSecond, during.p50, during.p95, during.p99],
  ]);
  console.log(`\np95 with a run divided by p95 without: ${report.ratio}, at most ${mostRatio}`);
  printResult(report, values.json);
  if (report.ratio > mostRatio) process.exitCode = 1;
});
