import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '../jobs/jobs.service.js';
import type { Composer, MailOrder } from './mail-order.js';
import { MailRepository } from './mail.repository.js';
import { MAILER, type Mailer } from './mail.js';

const job = 'mail.deliver';

/**
 * Orders mails and sees to it that they leave. Ordering takes the same time whoever the mail is for, since looking
 * up, writing and sending happen later.
 */
@Injectable()
export class MailService implements OnModuleInit {
  readonly #composers = new Map<string, Composer>();

  constructor(
    private readonly repository: MailRepository,
    private readonly jobs: JobsService,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.jobs.register(job, ({ mailId }) => this.#deliver(String(mailId)));
  }

  /** Each feature writes its own kinds of mails. */
  register(kind: string, composer: Composer): void {
    if (this.#composers.has(kind)) throw new Error(`two composers for mails of the kind ${kind}`);
    this.#composers.set(kind, composer);
  }

  async order(order: MailOrder): Promise<void> {
    await this.jobs.send(job, { mailId: await this.repository.add(order) });
  }

  /** For a mail that could not be sent; false if there is none to send. */
  async tryAgain(id: string): Promise<boolean> {
    if (!(await this.repository.findQueued(id))) return false;
    await this.jobs.send(job, { mailId: id });
    return true;
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
