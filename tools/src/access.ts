// Tries to get at what is not one's own: docs/security.md.
import { parseArgs } from 'node:util';
import { allChecks, quickChecks, runAccess } from './access/run-access.js';
import { runCommand } from './arguments.js';
import { printResult, printTable } from './load/print.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { short: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  });
  const checks = await runAccess(values.short ? quickChecks : allChecks);
  printTable([
    ['check', 'tried', 'faults'],
    ...checks.map(({ name, tried, faults, skipped }) => [
      name,
      tried,
      skipped === undefined ? faults.length : `not tried: ${skipped}`,
    ]),
  ]);
  for (const fault of checks.flatMap(({ faults }) => faults.slice(0, 10))) console.log(`  ${fault}`);
  const faults = checks.reduce((sum, check) => sum + check.faults.length, 0);
  printResult({ faults, checks }, values.json);
  if (faults > 0) process.exitCode = 1;
});
