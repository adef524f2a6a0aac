import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import type { Mail } from '../platform/mail/mail.js';
import { MailService } from '../platform/mail/mail.service.js';
import { footerFor, sentenceFor } from './notification-words.js';
import {
  notificationMail,
  NotificationsRepository,
  type NewNotification,
} from './notifications.repository.js';

/** Tells people things, each once, the way they want it. */
@Injectable()
export class NotificationsService implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly notifications: NotificationsRepository,
    private readonly mail: MailService,
  ) {}

  onModuleInit(): void {
    this.mail.register(notificationMail, ({ data }) => this.#compose(data.notificationId ?? ''));
  }

  /** Calling this again with the same key tells only those who were not told yet. */
  async tell(notification: NewNotification): Promise<void> {
    await this.mail.deliver(await this.notifications.add(notification));
  }

  async #compose(id: string): Promise<Mail | undefined> {
    const found = await this.notifications.findForMail(id);
    if (!found) return undefined;
    const { email, language, timeZone, clubSlug, data } = found;
    const sentence = sentenceFor(found, language, timeZone);
    const club = clubSlug ? `/clubs/${clubSlug}` : '';
    const path = data.tableId ? `/tables/${data.tableId}` : club;
    const link = `${this.environment.PUBLIC_URL}/${language}${path}`;
    return { to: email, subject: sentence, text: `${sentence}\n\n${link}\n\n${footerFor(language)}\n` };
  }
}
