import { fileURLToPath } from 'node:url';
import { Child } from '../load/child.js';
import { MeasuredServer } from '../load/measured-server.js';
import type { ScratchDatabase } from '../load/scratch-database.js';
import type { GeneratorRequest, Played } from './generator.js';
import type { Kind } from './kinds.js';

const generatorScript = fileURLToPath(new URL('./generator.js', import.meta.url));

/** What one window of play found. */
export interface Window {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of the server's process alone. */
  readonly cpuMicros: number;
  /** With its database, where it has one. */
  readonly cpuMicrosInAll: number;
}

/** A server of some kind in its own process, and its load generator in another. */
export class Contender {
  private constructor(
    readonly kind: Kind,
    private readonly server: MeasuredServer,
    private readonly generator: Child,
    private readonly database: ScratchDatabase,
  ) {}

  static async start(kind: Kind, database: ScratchDatabase, rules: string): Promise<Contender> {
    const server =
      kind === 'ours'
        ? await MeasuredServer.gateway(database.url)
        : await MeasuredServer.start({
            script: fileURLToPath(new URL(`./servers/${kind}-server.js`, import.meta.url)),
            environment: { NODE_ENV: 'production' },
          });
    const generator = Child.start({ script: generatorScript, args: [kind, server.url, rules] });
    return new Contender(kind, server, generator, database);
  }

  /** Opens the tables and returns how many bytes more the server then holds. */
  async open(tables: number): Promise<number> {
    // A few moves at a table of their own first, so that what every server loads once is not counted.
    await this.#ask({ type: 'open', tables: 2 });
    await this.#ask({ type: 'play', seconds: 0.7, pace: null });
    await this.#ask({ type: 'close' });
    const before = await this.server.memory();
    await this.#ask({ type: 'open', tables });
    await this.#ask({ type: 'play', seconds: 0.3, pace: null });
    const after = await this.server.memory();
    return after.heldBytes - before.heldBytes;
  }

  async play(seconds: number, pace: number | null): Promise<Window> {
    const cpuOfDatabase = this.#databaseCpu;
    const before = await this.server.cpuMicros();
    const played = (await this.#ask({ type: 'play', seconds, pace })) as Played;
    const cpu = (await this.server.cpuMicros()) - before;
    return {
      movesPerSecond: played.moves / played.seconds,
      p50: played.p50,
      p95: played.p95,
      p99: played.p99,
      cpuMicros: cpu / played.moves,
      cpuMicrosInAll: (cpu + this.#databaseCpu - cpuOfDatabase) / played.moves,
    };
  }

  async end(): Promise<void> {
    await this.generator.end('SIGKILL');
    await this.server.child.end('SIGKILL');
  }

  get #databaseCpu(): number {
    return this.kind === 'ours' ? (this.database.cpuMicros() ?? 0) : 0;
  }

  #ask(request: GeneratorRequest): Promise<object> {
    return this.generator.ask(request, 'done');
  }
}
