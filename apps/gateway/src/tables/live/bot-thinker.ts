import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Game, JsonObject, RandomSource } from '@red-disc/game';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: string;
  readonly view: JsonObject;
}

export type Thought = { readonly id: number; readonly move: string };

const random: RandomSource = { below: (limit) => randomInt(limit) };
const workerFile = fileURLToPath(new URL('./bot-worker.js', import.meta.url));

/** Lets bots choose: quick ones at once, those that think longer in a thread of their own. */
export class BotThinker {
  readonly #waiting = new Map<number, { resolve: (move: string) => void; reject: (error: Error) => void }>();
  #worker: Worker | undefined;
  #questions = 0;

  choose(game: Game, level: string, view: JsonObject): Promise<string> {
    const bot = game.bots.find((candidate) => candidate.level === level) ?? game.bots[0];
    if (!bot) return Promise.reject(new Error(`${game.id} has no bots`));
    // Straight from the sources, as tests run, there is no compiled worker: then they think here.
    if (!bot.heavy || !existsSync(workerFile)) return Promise.resolve(bot.choose(view, random));
    const id = (this.#questions += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#open().postMessage({ id, game: game.version, level, view } satisfies Question);
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(workerFile);
    worker.unref();
    worker.on('message', ({ id, move }: Thought) => {
      this.#waiting.get(id)?.resolve(move);
      this.#waiting.delete(id);
    });
    worker.on('error', (error) => {
      this.#fail(error);
    });
    worker.on('exit', () => {
      this.#fail(new Error('the bots’ thread has ended'));
    });
    return (this.#worker = worker);
  }

  /** Whoever waits is told; the next question opens a new thread. */
  #fail(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
