// Measures the rules engine beside the same rules, without knocking, on boardgame.io: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { Measurement } from './bench-engine/measure.js';
import { reportOn } from './bench-engine/report.js';
import { printResult, printTable } from './load/print.js';

const warmUpSeconds = 1;
const sampleSeconds = 0.8;

await runCommand(() => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const rounds = wholeNumber(values.rounds, 'rounds', { least: 5, most: 100, otherwise: 7 });
  const measurement = new Measurement();
  measurement.take(warmUpSeconds);
  const report = reportOn(Array.from({ length: rounds }, () => measurement.take(sampleSeconds)));
  printTable(Object.entries(report));
  printResult(report, values.json);
  return Promise.resolve();
});
