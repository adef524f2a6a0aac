// Two gateways, sleeping tables, and a database with everything that ever happened: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { cloneTable } from './bench-scale/clone-table.js';
import { measureIdle, measureLargeLog, missedGoals } from './bench-scale/large-log.js';
import { playOneGame } from './bench-scale/play-one-game.js';
import { measureTwoGateways } from './bench-scale/two-gateways.js';
import { printResult, printTable } from './load/print.js';
import { ScratchDatabase } from './load/scratch-database.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string' },
      sleeping: { type: 'string' },
      sockets: { type: 'string' },
      events: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const tables = wholeNumber(values.tables, 'tables', { least: 2, most: 1000, otherwise: 200 });
  const sleeping = wholeNumber(values.sleeping, 'sleeping', { least: 1, most: 100_000, otherwise: 10_000 });
  const sockets = wholeNumber(values.sockets, 'sockets', { least: 1, most: 5000, otherwise: 1000 });
  const events = wholeNumber(values.events, 'events', { least: 1, most: 50_000_000, otherwise: 5_000_000 });
  const twoGateways = await measureTwoGateways({ tables, rounds: 7, seconds: 1, warmUpSeconds: 4 });
  const database = await ScratchDatabase.start();
  try {
    console.error('playing one game, and copying it');
    const { table, rows } = await playOneGame(database);
    await cloneTable(database, table, sleeping);
    const idle = await measureIdle(database, sockets);
    const manyTables = await measureLargeLog(database);
    const missing = Math.ceil((events - manyTables.events) / rows);
    if (missing > 0) await cloneTable(database, table, missing, 'M');
    const largeLog = await measureLargeLog(database);
    const report = { twoGateways, idle, manyTables, largeLog };
    for (const [title, figures] of Object.entries(report)) {
      console.log(`\n${title}`);
      printTable([['', ''], ...Object.entries(figures)]);
    }
    const missed = missedGoals([manyTables, largeLog]);
    for (const goal of missed) console.log(`\nmissed: ${goal}`);
    printResult({ ...report, missed }, values.json);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await database.stop();
  }
});
