import { Injectable } from '@nestjs/common';
import { permissions, type ClubPermission } from '@red-disc/clubs';
import type { NotificationKind } from '@red-disc/contracts';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

export interface News {
  readonly clubId: string;
  readonly kind: NotificationKind;
  /** Names what it is about: the same is told once. */
  readonly key: string;
  readonly data: Readonly<Record<string, string>>;
  /** Whom it concerns: those who have this right in the club, or these people. */
  readonly to: { readonly permission: ClubPermission } | { readonly userIds: readonly string[] };
  readonly except?: string;
  readonly exceptAll?: ReadonlySet<string>;
}

/** Tells the people of a club something, and its chat. */
@Injectable()
export class ClubNewsService {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly notifications: NotificationsService,
    private readonly webhooks: WebhooksService,
  ) {}

  async tell({ clubId, kind, key, data, to, except, exceptAll }: News): Promise<void> {
    const found =
      'userIds' in to
        ? to.userIds
        : await this.repository.peopleIn(clubId, permissions[to.permission].places);
    const userIds = found.filter((id) => id !== except && !exceptAll?.has(id));
    await this.notifications.tell({ userIds, kind, clubId, key, data });
    await this.webhooks.tell({ clubId, kind, data }, key);
  }
}
