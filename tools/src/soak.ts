// Many tables for long: memory and file descriptors must stay flat.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { printResult, printTable } from './load/print.js';
import { runSoak } from './soak/run-soak.js';
import { resumeGoalMs } from './soak/stampede.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string' },
      minutes: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const tables = wholeNumber(values.tables, 'tables', { least: 1, most: 2000, otherwise: 200 });
  const minutes = wholeNumber(values.minutes, 'minutes', { least: 1, most: 6000, otherwise: 10 });
  const seconds = wholeNumber(values.seconds, 'seconds', { least: 5, most: 36_000, otherwise: minutes * 60 });
  const report = await runSoak(tables, seconds);
  const { stampede, ...sums } = report;
  printTable([['', ''], ...Object.entries(sums).map(([name, value]) => [name, String(value)])]);
  console.log('\nall connections cut at once');
  printTable([['', ''], ...Object.entries(stampede)]);
  printResult(report, values.json);
  const { lost, resumedMsP99 } = report.stampede;
  if (!report.isFlat || lost > 0 || resumedMsP99 > resumeGoalMs) process.exitCode = 1;
});
