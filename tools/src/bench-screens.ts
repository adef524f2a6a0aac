// How soon a move is on all screens of a table, in real browsers: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { measureFlights } from './bench-screens/measure-flights.js';
import { measureScreens } from './bench-screens/measure-screens.js';
import { printResult, printTable } from './load/print.js';
import { withBrowser, withDemoSite } from './pages/demo-site.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      moves: { type: 'string' },
      flights: { type: 'string' },
      url: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const moves = wholeNumber(values.moves, 'moves', { least: 10, most: 2000, otherwise: 200 });
  const flights = wholeNumber(values.flights, 'flights', { least: 10, most: 500, otherwise: 60 });
  const measure = (url: string) =>
    withBrowser(async (browser) => ({
      ...(await measureScreens(browser, url, moves)),
      ...(await measureFlights(browser, url, flights)),
    }));
  const figures =
    values.url === undefined ? await withDemoSite(({ url }) => measure(url)) : await measure(values.url);
  printTable([['', ''], ...Object.entries(figures)]);
  printResult(figures, values.json);
});
