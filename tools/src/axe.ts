// axe on every page, in three languages and both themes: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { printResult, printTable } from './load/print.js';
import { findAllBarriers } from './pages/all-barriers.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      /** English alone. */
      short: { type: 'boolean', default: false },
      /** Pages that are not reached by then are listed, and count as not passed. */
      minutes: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const report = await findAllBarriers({
    languages: values.short ? ['en'] : ['en', 'fr', 'de'],
    minutes: wholeNumber(values.minutes, 'minutes', { least: 1, most: 60, otherwise: 14 }),
    say: (progress) => {
      console.error(progress);
    },
  });
  printTable([
    ['', ''],
    ['pages of the dashboard', report.routes],
    ['looked at', report.looks],
    ['not walked', report.notWalked.join(' ') || 'none'],
    ['not reached in time', report.notReached.length],
    ['barriers', report.faults.length],
  ]);
  for (const line of [...report.notReached, ...report.faults]) console.log(line);
  printResult(report, values.json);
  if (report.faults.length + report.notWalked.length + report.notReached.length > 0) process.exitCode = 1;
});
