// Bots play while gateways, the database and the network fail; then counts every broken promise: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { allFaults, fewFaults } from './chaos/faults.js';
import { runChaos, type ChaosReport } from './chaos/run-chaos.js';
import { printResult, printTable } from './load/print.js';

/** After the gateway's return. */
const backGoalMs = 5000;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      tables: { type: 'string' },
      /** One fault of each of the most important kinds, and then it ends. */
      short: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const minutes = wholeNumber(values.minutes, 'minutes', { least: 1, most: 600, otherwise: 5 });
  const report = await runChaos({
    tables: wholeNumber(values.tables, 'tables', { least: 1, most: 500, otherwise: values.short ? 6 : 50 }),
    seconds: values.short ? 0 : minutes * 60,
    faults: values.short ? fewFaults : allFaults,
    fillDisk: !values.short,
    onStep: (step) => {
      console.error(step);
    },
  });
  print(report);
  printResult(report, values.json);
  if (isBroken(report)) process.exitCode = 1;
});

function print({ byFault, refusals, diskFull, ...sums }: ChaosReport): void {
  printTable([
    ['fault', 'lost', 'duplicated', 'gaps', 'stuck', 'differing', 'back in ms'],
    ...byFault.map(({ fault, lost, duplicated, gaps, stuck, differing, backMs }) => [
      fault,
      lost,
      duplicated,
      gaps,
      stuck,
      differing,
      backMs,
    ]),
  ]);
  console.log(diskFull ? `\ndisk full: ${JSON.stringify(diskFull)}\n` : '\ndisk full: not tried\n');
  printTable([['', ''], ...Object.entries(sums), ...Object.entries(refusals)]);
}

function isBroken(report: ChaosReport): boolean {
  const { lost, duplicated, gaps, stuck, differing, timersWrong, quarantined } = report;
  const broken = lost + duplicated + gaps + stuck + differing + timersWrong + quarantined;
  return broken > 0 || report.backMsP95 > backGoalMs || report.diskFull?.couldRead === false;
}
