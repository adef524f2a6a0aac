import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@red-disc/database';
import { readSignIns, type SignIns } from './people.js';

const start = fileURLToPath(new URL('../../start.mjs', import.meta.url));

const startTimeoutMs = 240_000;

/** `npm start`, as a person would run it, on ports and data of its own. */
export class StartedServer {
  output = '';

  private constructor(
    readonly url: string,
    readonly child: ChildProcess,
  ) {}

  static async start(
    dataDir: string,
    variables: Readonly<Record<string, string>> = {},
    args: readonly string[] = [],
  ): Promise<StartedServer> {
    const [port, gateway, dashboard, metrics] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
      freePort(),
    ]);
    const child = spawn(process.execPath, [start, '--no-build', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        DATA_DIR: dataDir,
        PORT: String(port),
        GATEWAY_PORT: String(gateway),
        DASHBOARD_PORT: String(dashboard),
        METRICS_PORT: String(metrics),
        LOG_LEVEL: 'warn',
        ...variables,
      },
    });
    const server = new StartedServer(`http://localhost:${port}`, child);
    const read = (chunk: Buffer): void => {
      server.output += chunk.toString();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    return server;
  }

  /** Resolves when it has said all there is to know; rejects with its output if it ends before or never does. */
  async runs(): Promise<void> {
    const deadline = performance.now() + startTimeoutMs;
    while (!this.output.includes('Ctrl-C stops everything')) {
      if (this.child.exitCode !== null || performance.now() > deadline) throw new Error(this.output);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Those of the demo club by role, which a first start shows. */
  signIns(): SignIns {
    return readSignIns(this.output);
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended();
  }
}
