// Measures live tables beside raw ws, boardgame.io and Colyseus in one run: docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { kinds, peerKinds } from './bench-tables/kinds.js';
import { measure } from './bench-tables/measure.js';
import { reportOn, type Report } from './bench-tables/report.js';
import { printResult, printTable } from './load/print.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '1,50,200,800' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      'warm-up': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const report = reportOn(
    await measure({
      sizes: sizesOf(values.tables),
      rounds: wholeNumber(values.rounds, 'rounds', { least: 1, most: 50, otherwise: 5 }),
      seconds: wholeNumber(values.seconds, 'seconds', { least: 1, most: 60, otherwise: 1 }),
      warmUpSeconds: wholeNumber(values['warm-up'], 'warm-up', { least: 1, most: 60, otherwise: 4 }),
      onStep: (step) => {
        console.error(step);
      },
    }),
  );
  print(report);
  printResult(report, values.json);
});

function sizesOf(text: string): number[] {
  return text.split(',').map((size) => wholeNumber(size, 'tables', { least: 1, most: 2000, otherwise: 0 }));
}

function print(report: Report): void {
  const head = ['tables', 'server', 'moves/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU µs', 'with database'];
  const rows = Object.keys(report.ours).flatMap((tables) =>
    kinds.map((kind) => {
      const size = report[kind][tables]!;
      const { movesPerSecond, p50, p95, p99, cpuMicros, cpuMicrosInAll } = size;
      const memory = [size.kibPerConnection, size.kibPerTable];
      return [tables, kind, movesPerSecond, p50, p95, p99, cpuMicros, cpuMicrosInAll, ...memory];
    }),
  );
  printTable([[...head, 'KiB/connection', 'KiB/table'], ...rows]);
  console.log('\nours divided by theirs');
  printTable([
    ['moves/s', ...Object.keys(report.ours)],
    ...peerKinds.map((peer) => [peer, ...Object.values(report.ratios[peer])]),
  ]);
  if (!report.paced) return;
  console.log('\nat 400 moves a second on 200 tables');
  const { paced } = report;
  printTable([['', 'p50 ms', 'p99 ms'], ...kinds.map((kind) => [kind, paced[kind].p50, paced[kind].p99])]);
}
