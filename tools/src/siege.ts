// Others behave as badly as they can while people play: they are shown the door, and the tables hardly notice.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { printResult, printTable } from './load/print.js';
import { runSiege } from './siege/run-siege.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const report = await runSiege({
    tables: wholeNumber(values.tables, 'tables', { least: 1, most: 100, otherwise: 60 }),
    rounds: wholeNumber(values.rounds, 'rounds', { least: 1, most: 100, otherwise: 3 }),
    seconds: wholeNumber(values.seconds, 'seconds', { least: 1, most: 60, otherwise: 5 }),
  });
  printTable([
    ['attack', 'p95 ms', 'attacked', 'ratio', 'MiB held', 'how they ended'],
    ...report.attacks.map((each) => [
      each.name,
      each.quietMsP95,
      each.attackedMsP95,
      each.ratio,
      each.heldMoreMib,
      Object.entries(each.endings)
        .map(([ending, count]) => `${ending}: ${count}`)
        .join(', '),
    ]),
  ]);
  for (const failure of report.failures) console.log(`\nfailed: ${failure}`);
  printResult(report, values.json);
  if (report.failures.length > 0) process.exitCode = 1;
});
