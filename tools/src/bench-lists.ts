// How quick lists of ten thousand rows are, in a real browser: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { measureList, type ListFigures } from './bench-lists/measure-list.js';
import { enterAsOwner, fillDemoClub, lists } from './bench-lists/large-club.js';
import { printResult, printTable } from './load/print.js';
import { ScratchDatabase } from './load/scratch-database.js';
import { withBrowser, withStartedServer } from './pages/demo-site.js';

/** A list can be used after a second, and then answers within one. A file of all its rows may take longer. */
const promiseMs = 1000;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string' },
      times: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const rows = wholeNumber(values.rows, 'rows', { least: 100, most: 100_000, otherwise: 10_000 });
  const times = wholeNumber(values.times, 'times', { least: 1, most: 50, otherwise: 5 });
  const database = await ScratchDatabase.start();
  try {
    const found = await withStartedServer({ DATABASE_URL: database.url }, async (server) => {
      await fillDemoClub(database, rows);
      const owner = await enterAsOwner(server);
      const figures: Record<string, ListFigures> = {};
      await withBrowser(async (browser) => {
        for (const list of lists)
          figures[list.name] = await measureList(browser, { url: server.url, owner, list, rows, times });
      });
      return figures;
    });
    const actions = Object.keys(Object.values(found)[0]!) as (keyof ListFigures)[];
    printTable([
      [`ms, median of ${times} (slowest)`, ...Object.keys(found)],
      ...actions.map((action) => [
        action,
        ...Object.values(found).map((figures) => `${figures[action].median} (${figures[action].slowest})`),
      ]),
    ]);
    printResult({ rows, promiseMs, lists: found }, values.json);
    const isLate = Object.values(found).some((figures) =>
      actions.some((action) => action !== 'csv' && figures[action].median > promiseMs),
    );
    if (isLate) process.exitCode = 1;
  } finally {
    await database.stop();
  }
});
