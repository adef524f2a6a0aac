import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { RepeatingTask } from '../platform/jobs/repeating-task.js';
import { LOGGER } from '../platform/logging/logger.js';
import { LabRepository, type ClaimedRun } from './lab.repository.js';
import { Simulation } from './simulation.js';

const lookEveryMs = 5000;
const noteEveryMs = 500;
const silentSeconds = 30;

/** Runs simulations, one at a time in each gateway. One whose gateway dies is taken up again by another. */
@Injectable()
export class LabRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #looks: RepeatingTask;
  #current: { readonly id: string; readonly simulation: Simulation } | undefined;

  constructor(
    private readonly repository: LabRepository,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#looks = new RepeatingTask({
      everyMs: lookEveryMs,
      work: () => this.#work(),
      logger,
      failure: 'a simulation could not be run',
    });
  }

  onApplicationBootstrap(): void {
    this.#looks.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    const stopped = this.#looks.stop();
    this.#current?.simulation.cancel();
    await stopped;
  }

  /** Looks whether anything waits. */
  kick(): void {
    this.#looks.now();
  }

  /** Stops it at once if it runs here; elsewhere it stops when it next notes its progress. */
  stop(id: string): void {
    if (this.#current?.id === id) this.#current.simulation.cancel();
  }

  async #work(): Promise<void> {
    while (!this.#looks.isStopped) {
      const run = await this.repository.claim(silentSeconds);
      if (!run) return;
      await this.#run(run);
    }
  }

  async #run({ id, key, ...order }: ClaimedRun): Promise<void> {
    // Somebody else may have asked for the same while this one waited.
    const known = await this.repository.findSummary(key);
    if (known) return this.repository.finish(id, 'done', known);
    let played = 0;
    const priority = this.environment.LAB_PRIORITY;
    const simulation = new Simulation({ ...order, priority }, (count) => {
      played = count;
    });
    this.#current = { id, simulation };
    const timer = setInterval(() => {
      this.repository.progress(id, played).then(
        (wanted) => {
          if (!wanted) simulation.cancel();
        },
        () => undefined, // the next note finds out whether the database is back
      );
    }, noteEveryMs);
    const outcome = await simulation.outcome;
    clearInterval(timer);
    this.#current = undefined;
    // When we are shutting down it stays as running and falls silent: another gateway takes it up.
    if (outcome.type === 'done') await this.repository.finish(id, 'done', outcome.summary);
    else if (outcome.type === 'failed' && !this.#looks.isStopped) await this.repository.finish(id, 'failed');
  }
}
