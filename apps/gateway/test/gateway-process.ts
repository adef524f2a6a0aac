import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@red-disc/database';

const program = fileURLToPath(new URL('../dist/gateway.js', import.meta.url));
const exitWithParent = new URL('../../../tools/exit-with-parent.mjs', import.meta.url).href;
const stopMs = 30_000;

/** A gateway in a process of its own, as it runs in production: it can be killed. */
export class GatewayProcess {
  #child: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async start(variables: Readonly<Record<string, string>>): Promise<GatewayProcess> {
    const port = String(await freePort());
    const gateway = new GatewayProcess(`http://127.0.0.1:${port}`, {
      ...process.env,
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
      GATEWAY_PORT: port,
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      SOCKET_MESSAGES: '100000',
      BOT_THINKING_MS: '0',
      ...variables,
    });
    await gateway.start();
    return gateway;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', exitWithParent, program], {
      env: this.environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('the gateway did not start');
      }),
    ]);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Kills it at once, or asks it to stop, and waits until it is gone; one that is frozen or deaf is killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    child.kill('SIGCONT');
    const deaf = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await exited;
    clearTimeout(deaf);
  }
}
