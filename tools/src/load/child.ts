import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface Message {
  readonly type: string;
}

export interface ChildPlan {
  readonly script: string;
  readonly args?: readonly string[];
  readonly nodeArgs?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Gets what the process writes to its standard output; without it that is thrown away. */
  readonly onOutput?: (text: string) => void;
}

/** Preloaded into every child: when we are gone, even killed, it ends too. */
const exitWithParent = new URL('../../exit-with-parent.mjs', import.meta.url).href;
const stopMs = 20_000;

/** A Node process of its own that can be asked, signalled and killed. */
export class Child {
  private constructor(
    private readonly process: ChildProcess,
    private readonly name: string,
  ) {}

  static start({ script, args = [], nodeArgs = [], environment = {}, onOutput }: ChildPlan): Child {
    const child = spawn(process.execPath, ['--import', exitWithParent, ...nodeArgs, script, ...args], {
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    });
    if (onOutput)
      child.stdout?.on('data', (chunk: Buffer) => {
        onOutput(chunk.toString());
      });
    child.setMaxListeners(0);
    return new Child(child, script);
  }

  get pid(): number {
    return this.process.pid!;
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** The next message of that type; rejects when the process ends instead. */
  told<M extends Message>(type: M['type']): Promise<M> {
    return new Promise((resolve, reject) => {
      const onMessage = (message: Message): void => {
        if (message.type === 'failed')
          settle(() => {
            reject(new Error((message as unknown as { reason: string }).reason));
          });
        if (message.type === type)
          settle(() => {
            resolve(message as M);
          });
      };
      const onExit = (): void => {
        settle(() => {
          reject(new Error(`${this.name} ended before it said '${type}'`));
        });
      };
      const settle = (answer: () => void): void => {
        this.process.off('message', onMessage).off('exit', onExit);
        answer();
      };
      this.process.on('message', onMessage).on('exit', onExit);
      if (!this.isAlive) onExit();
    });
  }

  tell(message: Message & Readonly<Record<string, unknown>>): void {
    this.process.send(message);
  }

  ask<M extends Message>(question: Message, answer: M['type']): Promise<M> {
    const told = this.told<M>(answer);
    this.process.send(question);
    return told;
  }

  signal(signal: NodeJS.Signals): void {
    this.process.kill(signal);
  }

  /** Kills it, or asks it to stop, and waits until it is gone; one that is frozen or deaf is killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    if (!this.isAlive) return;
    const exited = once(this.process, 'exit');
    this.process.kill(signal);
    this.process.kill('SIGCONT');
    const deaf = setTimeout(() => this.process.kill('SIGKILL'), stopMs);
    await exited;
    clearTimeout(deaf);
  }
}
