// axe on every page, in three languages and both themes: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand } from './arguments.js';
import { printResult, printTable } from './load/print.js';
import { findAllBarriers } from './pages/all-barriers.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { short: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  });
  const report = await findAllBarriers(values.short ? ['en'] : ['en', 'fr', 'de']);
  printTable([
    ['', ''],
    ['pages of the dashboard', report.routes],
    ['looked at', report.looks],
    ['not walked', report.notWalked.join(' ') || 'none'],
    ['barriers', report.faults.length],
  ]);
  for (const fault of report.faults) console.log(fault);
  printResult(report, values.json);
  if (report.faults.length + report.notWalked.length > 0) process.exitCode = 1;
});
