import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { JobsService } from '../jobs/jobs.service.js';
import { RepeatingTask } from '../jobs/repeating-task.js';
import { LOGGER } from '../logging/logger.js';
import type { Composer, MailOrder } from './mail-order.js';
import { MailRepository } from './mail.repository.js';
import { MAILER, type Mailer } from './mail.js';

const job = 'mail.deliver';
const lookEveryMs = 30_000;
/** Until then its job is probably on the way. */
const leftBehindAfterMs = 30_000;
const mostAtOnce = 200;

/**
 * Orders mails and sees to it that they leave. Ordering takes the same time whoever the mail is for, since looking
 * up, writing and sending happen later.
 */
@Injectable()
export class MailService implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #looks: RepeatingTask;
  readonly #composers = new Map<string, Composer>();

  constructor(
    private readonly repository: MailRepository,
    private readonly jobs: JobsService,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#looks = new RepeatingTask({
      everyMs: lookEveryMs,
      work: () => this.#lookForUntried(),
      logger,
      failure: 'mails that were left behind could not be looked for; it is tried again',
    });
  }

  onModuleInit(): void {
    this.jobs.register(job, ({ mailId }) => this.#deliver(String(mailId)));
  }

  onApplicationBootstrap(): void {
    this.#looks.start();
    this.#looks.now();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#looks.stop();
  }

  /** Each feature writes its own kinds of mails. */
  register(kind: string, composer: Composer): void {
    if (this.#composers.has(kind)) throw new Error(`two composers for mails of the kind ${kind}`);
    this.#composers.set(kind, composer);
  }

  async order(order: MailOrder): Promise<void> {
    await this.deliver(await this.repository.add(order));
  }

  /** Sends what is ordered. If the queue cannot be reached, or this process dies here, the next look finds it. */
  async deliver(ids: readonly string[]): Promise<void> {
    try {
      for (const mailId of ids) await this.jobs.send(job, { mailId }, { once: mailId });
    } catch (err) {
      this.logger.warn({ err }, 'mails are ordered and leave later');
    }
  }

  /** For a mail that could not be sent; false if there is none to send. */
  async tryAgain(id: string): Promise<boolean> {
    if (!(await this.repository.findQueued(id))) return false;
    await this.jobs.send(job, { mailId: id });
    return true;
  }

  async #lookForUntried(): Promise<void> {
    const before = new Date(Date.now() - leftBehindAfterMs);
    await this.deliver(await this.repository.listUntried(before, mostAtOnce));
  }

  async #deliver(id: string): Promise<void> {
    const order = await this.repository.findQueued(id);
    if (!order) return;
    const composer = this.#composers.get(order.kind);
    if (!composer) throw new Error(`nobody writes mails of the kind ${order.kind}`);
    const mail = await composer(order);
    if (!mail) {
      await this.repository.remove(id);
      return;
    }
    try {
      await this.mailer.send(mail, id);
    } catch (error) {
      await this.repository.noteFailure(id, codeOf(error));
      throw error;
    }
    await this.repository.settle(id);
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : 'UNKNOWN';
}
