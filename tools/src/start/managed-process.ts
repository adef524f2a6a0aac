import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface ProcessPlan {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Resolves when the process can do its work. */
  readonly ready: (child: ChildProcess) => Promise<void>;
}

const killAfterMs = 16_000;
const restartAfterMs = 1000;

/** A Node process that is started again if it dies, until it is stopped. */
export class ManagedProcess {
  #child: ChildProcess | undefined;
  #stopping = false;

  constructor(private readonly plan: ProcessPlan) {}

  async start(): Promise<void> {
    const { args, cwd, environment, ready, name } = this.plan;
    const child = spawn(process.execPath, args, {
      cwd,
      env: environment,
      // A group of its own: Ctrl-C reaches us alone, and we stop the others in order. The channel tells it
      // when we are gone, so that a killed start leaves nothing behind.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    let isReady = false;
    const died = once(child, 'exit').then(() => {
      if (!this.#stopping && isReady) this.#restart(child.exitCode ?? child.signalCode);
      throw new Error(`${name} stopped before it was ready`);
    });
    died.catch(() => undefined);
    await Promise.race([ready(child), died]);
    isReady = true;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    await exited;
    clearTimeout(timer);
  }

  #restart(why: number | string | null): void {
    console.error(`${this.plan.name} ended (${String(why)}); starting it again ...`);
    setTimeout(() => {
      if (!this.#stopping)
        this.start().catch((error: unknown) => {
          console.error(error);
          this.#restart('failed');
        });
    }, restartAfterMs);
  }
}
