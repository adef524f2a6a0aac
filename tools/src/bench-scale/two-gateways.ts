import { fileURLToPath } from 'node:url';
import type { GeneratorRequest, Played } from '../bench-tables/generator.js';
import { Child } from '../load/child.js';
import { median, rounded } from '../load/figures.js';
import { MeasuredServer } from '../load/measured-server.js';
import type { ScratchDatabase } from '../load/scratch-database.js';

export interface TwoGateways {
  readonly tables: number;
  /** CPU of a move in the gateways' processes, in microseconds. */
  readonly oneCpuMicros: number;
  readonly twoCpuMicros: number;
  readonly cpuRatio: number;
  readonly oneMovesPerSecond: number;
  readonly twoMovesPerSecond: number;
}

const generatorScript = fileURLToPath(new URL('../bench-tables/generator.js', import.meta.url));

interface Pair {
  readonly server: MeasuredServer;
  readonly generator: Child;
}

/** The same tables on one gateway, and shared between two on the same database, each table's players together. */
export async function measureTwoGateways(
  database: ScratchDatabase,
  rules: string,
  { tables, rounds, seconds }: { readonly tables: number; readonly rounds: number; readonly seconds: number },
): Promise<TwoGateways> {
  const one = await measure(database, rules, [tables], rounds, seconds);
  const two = await measure(
    database,
    rules,
    [Math.ceil(tables / 2), Math.floor(tables / 2)],
    rounds,
    seconds,
  );
  return {
    tables,
    oneCpuMicros: rounded(one.cpuMicros),
    twoCpuMicros: rounded(two.cpuMicros),
    cpuRatio: rounded(two.cpuMicros / one.cpuMicros),
    oneMovesPerSecond: rounded(one.movesPerSecond),
    twoMovesPerSecond: rounded(two.movesPerSecond),
  };
}

async function measure(
  database: ScratchDatabase,
  rules: string,
  shares: readonly number[],
  rounds: number,
  seconds: number,
): Promise<{ cpuMicros: number; movesPerSecond: number }> {
  const pairs: Pair[] = [];
  try {
    for (const tables of shares) {
      const server = await MeasuredServer.gateway(database.url);
      const generator = Child.start({ script: generatorScript, args: ['ours', server.url, rules] });
      pairs.push({ server, generator });
      await ask(generator, { type: 'open', tables });
    }
    await Promise.all(pairs.map(({ generator }) => ask(generator, { type: 'play', seconds: 1, pace: null })));
    const windows: { cpuMicros: number; movesPerSecond: number }[] = [];
    for (let round = 0; round < rounds; round += 1) windows.push(await playWindow(pairs, seconds));
    return {
      cpuMicros: median(windows.map(({ cpuMicros }) => cpuMicros)),
      movesPerSecond: median(windows.map(({ movesPerSecond }) => movesPerSecond)),
    };
  } finally {
    for (const { server, generator } of pairs) {
      await generator.end('SIGKILL');
      await server.child.end('SIGKILL');
    }
  }
}

async function playWindow(
  pairs: readonly Pair[],
  seconds: number,
): Promise<{ cpuMicros: number; movesPerSecond: number }> {
  const before = await cpuOf(pairs);
  const played = (await Promise.all(
    pairs.map(({ generator }) => ask(generator, { type: 'play', seconds, pace: null })),
  )) as Played[];
  const moves = played.reduce((sum, each) => sum + each.moves, 0);
  return { cpuMicros: ((await cpuOf(pairs)) - before) / moves, movesPerSecond: moves / seconds };
}

async function cpuOf(pairs: readonly Pair[]): Promise<number> {
  const spent = await Promise.all(pairs.map(({ server }) => server.cpuMicros()));
  return spent.reduce((sum, micros) => sum + micros, 0);
}

function ask(generator: Child, request: GeneratorRequest): Promise<object> {
  return generator.ask(request, 'done');
}
