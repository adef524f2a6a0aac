import type { Logger } from 'pino';

export interface RepeatingTaskParts {
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly logger: Pick<Logger, 'warn'>;
  /** What the log says when the work fails. */
  readonly failure: string;
}

/**
 * Work that every gateway does for itself every so often, never twice at the same time. What fails is logged and done
 * when it is next due. For work that some gateway has to do once, at a given moment, there are jobs.
 */
export class RepeatingTask {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;

  constructor(private readonly parts: RepeatingTaskParts) {}

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** The first time is when it is first due. */
  start(): void {
    this.#timer = setInterval(() => {
      if (!this.#running) this.now();
    }, this.parts.everyMs);
    this.#timer.unref();
  }

  /** At once. While it runs, once more afterwards: what changed meanwhile may have been overlooked. */
  now(): void {
    if (this.#isStopped) return;
    if (this.#running) this.#isWanted = true;
    else this.#running = this.#run();
  }

  /** Resolves when what was under way is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { work, logger, failure } = this.parts;
    try {
      await work();
    } catch (err) {
      logger.warn({ err }, failure);
    }
    this.#running = undefined;
    if (!this.#isWanted) return;
    this.#isWanted = false;
    this.now();
  }
}
