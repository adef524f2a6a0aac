// Updates a gateway under live tables: nothing is lost and nobody runs out of time by it.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { pauseGoalMs, runDrain } from './drain/run-drain.js';
import { printResult, printTable } from './load/print.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { tables: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const tables = wholeNumber(values.tables, 'tables', { least: 1, most: 1000, otherwise: 200 });
  const report = await runDrain(tables);
  printTable([['', ''], ...Object.entries(report)]);
  printResult(report, values.json);
  const { lost, duplicated, gaps, stuck, timeouts } = report;
  const isBroken = lost + duplicated + gaps + stuck + timeouts > 0 || report.pauseMsP95 > pauseGoalMs;
  if (isBroken) process.exitCode = 1;
});
