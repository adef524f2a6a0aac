import { createHash } from 'node:crypto';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { LOGGER } from '../logging/logger.js';

type JobData = Readonly<Record<string, unknown>>;
export interface JobOptions {
  readonly startAfter?: Date;
  /** Names the work: as long as a job of that name is remembered, sending it again does nothing. */
  readonly once?: string;
}

export type JobHandler = (data: JobData) => Promise<void>;

interface Job {
  readonly name: string;
  readonly data: JobData;
}

export const jobSchema = 'jobs';
export const jobQueue = 'tasks';
/** So that one slow job, such as a mail server that does not answer, does not hold up the others. */
const workers = 2;

/**
 * Work that is done later or again, kept in PostgreSQL by pg-boss. A job may run twice (the process can die after the
 * work and before it is ticked off), so each handler makes sure itself that its effect is seen once. Data are ids,
 * never names or addresses: finished jobs stay readable for a while.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #handlers = new Map<string, JobHandler>();
  readonly #boss: PgBoss;
  readonly #workers: string[] = [];
  #isStarted: () => void = () => undefined;
  /** Whoever sends a job while everything starts waits for the queue. */
  readonly #started = new Promise<void>((resolve) => {
    this.#isStarted = resolve;
  });

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#boss = new PgBoss({
      connectionString: environment.DATABASE_URL,
      application_name: 'red-disc jobs',
      schema: jobSchema,
      max: 2,
      schedule: false,
      maintenanceIntervalSeconds: 30,
      archiveCompletedAfterSeconds: 24 * 3600,
      deleteAfterDays: 7,
    });
    this.#boss.on('error', (err) => {
      this.logger.error({ err }, 'the job queue has a problem');
    });
  }

  /** Called while the modules start, before any job runs. */
  register(name: string, handler: JobHandler): void {
    if (this.#handlers.has(name)) throw new Error(`two handlers for the job ${name}`);
    this.#handlers.set(name, handler);
  }

  async send(name: string, data: JobData, { startAfter, once }: JobOptions = {}): Promise<void> {
    await this.#started;
    const job: Job = { name, data };
    await this.#boss.send(jobQueue, job, {
      retryLimit: 5,
      retryDelay: 5,
      retryBackoff: true,
      // Longer than any takes. One whose process died is taken up again after that.
      expireInSeconds: 60,
      ...(startAfter && { startAfter }),
      ...(once && { id: idFor(`${name} ${once}`) }),
    });
    if (!startAfter) for (const id of this.#workers) this.#boss.notifyWorker(id);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#start();
    this.#isStarted();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#boss.stop({ graceful: true, wait: true, timeout: 5000 });
  }

  async #start(): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(jobQueue);
    for (let n = 0; n < workers; n += 1)
      this.#workers.push(await this.#boss.work<Job>(jobQueue, ([job]) => this.#run(job!.data)));
  }

  async #run({ name, data }: Job): Promise<void> {
    const handler = this.#handlers.get(name);
    try {
      if (!handler) throw new Error(`no handler for the job ${name}`);
      await handler(data);
    } catch (err) {
      this.logger.error({ err, job: name }, 'a job failed and will be tried again');
      throw err;
    }
  }
}

/** The same name always gives the same id, in the form of a UUID. */
function idFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
