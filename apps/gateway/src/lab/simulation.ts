import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '@red-disc/game';

/** What the process that simulates is told, once. */
export interface SimulationOrder {
  readonly game: string;
  readonly rules: JsonObject;
  readonly players: number;
  readonly games: number;
  /** As the operating system counts: 19 is the lowest. */
  readonly priority: number;
}

/** What it says. */
export type SimulationAnswer =
  | { readonly type: 'progress'; readonly played: number }
  | { readonly type: 'done'; readonly summary: JsonObject };

export type SimulationOutcome =
  { readonly type: 'done'; readonly summary: JsonObject } | { readonly type: 'cancelled' | 'failed' };

/** The compiled file, from src/ and from dist/ alike. */
const program = fileURLToPath(new URL('../../dist/lab/simulation-process.js', import.meta.url));
/** A process that has said nothing for so long has come to harm. */
const silentMs = 120_000;

/** Games being played in a process of their own. */
export class Simulation {
  /** How it ends; never rejects. */
  readonly outcome: Promise<SimulationOutcome>;
  readonly #child: ChildProcess;
  #cancelled = false;

  constructor(order: SimulationOrder, onProgress: (played: number) => void) {
    const child = fork(program, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // The low priority holds for the main thread only, so there are to be no others that work.
      execArgv: ['--single-threaded'],
      // It plays games: it needs none of our secrets.
      env: {},
    });
    this.#child = child;
    let outcome: SimulationOutcome = { type: 'failed' };
    const silence = setTimeout(() => child.kill('SIGKILL'), silentMs);
    child.on('message', (answer: SimulationAnswer) => {
      silence.refresh();
      if (answer.type === 'progress') onProgress(answer.played);
      else {
        outcome = answer;
        child.disconnect();
      }
    });
    this.outcome = new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(silence);
        resolve(this.#cancelled && outcome.type === 'failed' ? { type: 'cancelled' } : outcome);
      };
      child.once('exit', end);
      child.once('error', end);
    });
    child.send(order);
  }

  /** The number of the process, while there is one. */
  get processId(): number | undefined {
    return this.#child.pid;
  }

  cancel(): void {
    this.#cancelled = true;
    this.#child.kill('SIGKILL');
  }
}
