import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { NotificationsRepository } from './notifications.repository.js';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsRepository) {}

  @Endpoint(routes.listNotifications)
  list(
    @Input() { query }: InputOf<typeof routes.listNotifications>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.listNotifications>> {
    const { unread, ...part } = query;
    return this.notifications.list(actor.userId, { ...part, isUnread: unread === 'true' });
  }

  @Endpoint(routes.readNotifications)
  async markRead(
    @Input() { body }: InputOf<typeof routes.readNotifications>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.readNotifications>> {
    await this.notifications.markRead(actor.userId, body.ids);
    return {};
  }

  @Endpoint(routes.getNotificationSettings)
  async settings(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.getNotificationSettings>> {
    return { settings: await this.notifications.settings(actor.userId) };
  }

  @Endpoint(routes.setNotifications)
  async choose(
    @Input() { body }: InputOf<typeof routes.setNotifications>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.setNotifications>> {
    await this.notifications.choose(actor.userId, body.settings);
    return { settings: await this.notifications.settings(actor.userId) };
  }
}
