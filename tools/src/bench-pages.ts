// What pages weigh and how fast they are on a phone: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { printResult, printTable } from './load/print.js';
import { budgetKb, weigh } from './pages/budgets.js';
import { withDemoSite } from './pages/demo-site.js';
import { measureFirstLoads } from './pages/first-load.js';
import { scorePages } from './pages/lighthouse.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string' },
      weights: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const runs = wholeNumber(values.runs, 'runs', { least: 1, most: 9, otherwise: 3 });
  const weights = weigh(measureFirstLoads());
  printTable([
    ['page', 'kind', 'kB of scripts, gzipped', 'at most', ''],
    ...weights.map(({ route, kind, bytes, isOver }) => [
      route,
      kind,
      (bytes / 1000).toFixed(1),
      budgetKb[kind],
      isOver ? 'OVER' : '',
    ]),
  ]);
  const scores = values.weights ? [] : await withDemoSite((demo) => scorePages(demo, runs));
  if (scores.length > 0)
    printTable([
      ['page', 'performance', 'goal', 'accessibility', 'first paint', 'largest paint', 'blocked', 'shift'],
      ...scores.map((score) => [
        score.page,
        score.performance,
        score.performanceGoal,
        score.accessibility,
        score.firstPaint,
        score.largestPaint,
        score.blocked,
        score.shift,
      ]),
    ]);
  printResult({ weights, scores }, values.json);
  const missed = scores.some(
    ({ performance, performanceGoal, accessibility }) => performance < performanceGoal || accessibility < 100,
  );
  if (missed || weights.some(({ isOver }) => isOver)) process.exitCode = 1;
});
