import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { ApiException } from '../../platform/errors/api-exception.js';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksService } from './webhooks.service.js';

@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly service: WebhooksService,
  ) {}

  @Endpoint(routes.listWebhooks)
  async list(
    @Input() { params }: InputOf<typeof routes.listWebhooks>,
  ): Promise<ResponseOf<typeof routes.listWebhooks>> {
    return { webhooks: await this.webhooks.list(params.clubId) };
  }

  @Endpoint(routes.addWebhook)
  add(
    @Input() { params, body }: InputOf<typeof routes.addWebhook>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.addWebhook>> {
    return this.webhooks.add(actor, params.clubId, body);
  }

  @Endpoint(routes.tryWebhook)
  async try(
    @Input() { params }: InputOf<typeof routes.tryWebhook>,
  ): Promise<ResponseOf<typeof routes.tryWebhook>> {
    return { failure: (await this.service.try(params.clubId, params.webhookId)) ?? null };
  }

  @Endpoint(routes.removeWebhook)
  async remove(
    @Input() { params }: InputOf<typeof routes.removeWebhook>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.removeWebhook>> {
    if (!(await this.webhooks.remove(actor, params.clubId, params.webhookId)))
      throw new ApiException({ code: 'NOT_FOUND' });
    return {};
  }
}
