import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { NotificationKind } from '@red-disc/contracts';
import type { Language } from '@red-disc/game';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { sentenceFor } from '../notification-words.js';
import { isPrivate, postWebhook } from './webhook-request.js';
import { WebhooksRepository, type StoredWebhook } from './webhooks.repository.js';

const job = 'webhook.deliver';

export interface ClubNews {
  readonly clubId: string;
  readonly kind: NotificationKind;
  readonly data: Readonly<Record<string, string>>;
}

/** Tells a club's own chat of its news. */
@Injectable()
export class WebhooksService implements OnModuleInit {
  /** A server in a hall may talk to a chat in the same hall; one on the internet never into its own network. */
  readonly #allowPrivate: boolean;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly webhooks: WebhooksRepository,
    private readonly jobs: JobsService,
  ) {
    const { hostname } = new URL(environment.PUBLIC_URL);
    this.#allowPrivate = hostname === 'localhost' || (/^[\d.]+$/.test(hostname) && isPrivate(hostname));
  }

  onModuleInit(): void {
    this.jobs.register(job, async ({ webhookId, news }) => {
      const webhook = await this.webhooks.find(String(webhookId));
      const failure = webhook && (await this.#post(webhook, news as ClubNews));
      if (failure) throw new Error(`a webhook failed: ${failure}`);
    });
  }

  /** The same key is told once. */
  async tell(news: ClubNews, key: string): Promise<void> {
    for (const webhookId of await this.webhooks.idsFor(news.clubId, news.kind))
      await this.jobs.send(job, { webhookId, news }, { once: `${webhookId} ${key}` });
  }

  /** Sends something harmless and says what came of it. */
  async try(clubId: string, id: string): Promise<string | undefined> {
    const webhook = await this.webhooks.find(id);
    if (webhook?.clubId !== clubId) throw new ApiException({ code: 'NOT_FOUND' });
    return this.#post(webhook, { clubId, kind: 'club.announcement', data: { title: '🔴' } });
  }

  async #post(webhook: StoredWebhook, { kind, data }: ClubNews): Promise<string | undefined> {
    const { club, url, format, secret, clubId } = webhook;
    const language = (club.languages[0] ?? 'en') as Language;
    const text = sentenceFor({ kind, clubName: club.name, data }, language, club.timeZone);
    const event = { kind, clubId, text, data };
    const failure = await postWebhook({ url, format, secret, text, event }, this.#allowPrivate);
    await this.webhooks.note(webhook.id, failure ?? null);
    return failure;
  }
}
