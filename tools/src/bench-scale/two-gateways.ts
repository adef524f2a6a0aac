import { fileURLToPath } from 'node:url';
import type { GeneratorRequest, Played } from '../bench-tables/generator.js';
import { Child } from '../load/child.js';
import { median, rounded } from '../load/figures.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';

export interface TwoGateways {
  readonly tables: number;
  /** CPU of a move in the gateways' processes, in microseconds. */
  readonly oneCpuMicros: number;
  readonly twoCpuMicros: number;
  /** Median of the ratios within a round. */
  readonly cpuRatio: number;
  readonly oneMovesPerSecond: number;
  readonly twoMovesPerSecond: number;
}

interface Plan {
  readonly tables: number;
  readonly rounds: number;
  readonly seconds: number;
  /** Two processes are compiled later than one that makes all the moves. */
  readonly warmUpSeconds: number;
}

interface Window {
  readonly cpuMicros: number;
  readonly movesPerSecond: number;
}

const generatorScript = fileURLToPath(new URL('../bench-tables/generator.js', import.meta.url));

/**
 * The same tables on one gateway, and shared between two, each table's players together. Both sides are up at once and
 * play in turn. Each has its own database: gateways that share one know of each other, and tell of every move.
 */
export async function measureTwoGateways({
  tables,
  rounds,
  seconds,
  warmUpSeconds,
}: Plan): Promise<TwoGateways> {
  const sides: Side[] = [];
  try {
    for (const shares of [[tables], [Math.ceil(tables / 2), Math.floor(tables / 2)]]) {
      const side = await Side.start();
      sides.push(side);
      for (const share of shares) await side.open(share);
    }
    const [one, two] = sides as [Side, Side];
    for (const side of sides) await side.play(warmUpSeconds);
    const windows: [Window, Window][] = [];
    for (let round = 0; round < rounds; round += 1)
      windows.push([await one.play(seconds), await two.play(seconds)]);
    return {
      tables,
      oneCpuMicros: rounded(median(windows.map(([alone]) => alone.cpuMicros))),
      twoCpuMicros: rounded(median(windows.map(([, shared]) => shared.cpuMicros))),
      cpuRatio: rounded(median(windows.map(([alone, shared]) => shared.cpuMicros / alone.cpuMicros))),
      oneMovesPerSecond: rounded(median(windows.map(([alone]) => alone.movesPerSecond))),
      twoMovesPerSecond: rounded(median(windows.map(([, shared]) => shared.movesPerSecond))),
    };
  } finally {
    for (const side of sides) await side.end();
  }
}

/** A database with its gateways, each with its own load generator. */
class Side {
  readonly #pairs: { readonly server: MeasuredServer; readonly generator: Child }[] = [];

  private constructor(
    private readonly database: ScratchDatabase,
    private readonly rules: string,
  ) {}

  static async start(): Promise<Side> {
    const database = await ScratchDatabase.start();
    return new Side(database, await publishLongRules(database));
  }

  /** One more gateway, with these tables. */
  async open(tables: number): Promise<void> {
    const server = await MeasuredServer.gateway(this.database.url);
    const generator = Child.start({ script: generatorScript, args: ['ours', server.url, this.rules] });
    this.#pairs.push({ server, generator });
    await ask(generator, { type: 'open', tables });
  }

  async play(seconds: number): Promise<Window> {
    const before = await this.#cpuMicros();
    const played = (await Promise.all(
      this.#pairs.map(({ generator }) => ask(generator, { type: 'play', seconds, pace: null })),
    )) as Played[];
    const moves = played.reduce((sum, each) => sum + each.moves, 0);
    return { cpuMicros: ((await this.#cpuMicros()) - before) / moves, movesPerSecond: moves / seconds };
  }

  async end(): Promise<void> {
    for (const { server, generator } of this.#pairs) {
      await generator.end('SIGKILL');
      await server.child.end('SIGKILL');
    }
    await this.database.stop();
  }

  async #cpuMicros(): Promise<number> {
    const spent = await Promise.all(this.#pairs.map(({ server }) => server.cpuMicros()));
    return spent.reduce((sum, micros) => sum + micros, 0);
  }
}

function ask(generator: Child, request: GeneratorRequest): Promise<object> {
  return generator.ask(request, 'done');
}
