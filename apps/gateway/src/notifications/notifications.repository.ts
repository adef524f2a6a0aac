import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClubPlace } from '@red-disc/clubs';
import {
  notificationKinds,
  type NotificationBody,
  type NotificationKind,
  type NotificationSetting,
} from '@red-disc/contracts';
import type { Language } from '@red-disc/game';
import { range, type PagePart } from '../platform/database/list-sql.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { UserId } from '../platform/identity/actor.js';
import { addMails } from '../platform/mail/mail.repository.js';
import { standardSettings } from './standard-settings.js';

/** The kind of mail that tells of a notification. */
export const notificationMail = 'notification';

export interface NewNotification {
  readonly userIds: readonly string[];
  readonly kind: NotificationKind;
  readonly clubId: string | null;
  readonly key: string;
  readonly data: Readonly<Record<string, string>>;
}

export interface NotificationForMail {
  readonly kind: NotificationKind;
  readonly data: Readonly<Record<string, string>>;
  readonly clubName: string;
  readonly clubSlug: string | undefined;
  readonly email: string;
  readonly language: Language;
  readonly timeZone: string;
}

@Injectable()
export class NotificationsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Adds it for everybody who did not get it yet, with the mails to those who want one; returns the ids of the mails.
   * What is switched off in the app is there, but read.
   */
  async add({ userIds, kind, clubId, key, data }: NewNotification): Promise<string[]> {
    if (userIds.length === 0) return [];
    const settings = await this.prisma.notificationSetting.findMany({
      where: { kind, userId: { in: [...userIds] } },
    });
    const byUser = new Map(settings.map((setting) => [setting.userId, setting]));
    const settingOf = (userId: string) => byUser.get(userId) ?? standardSettings[kind];
    const notifications = userIds.map((userId) => ({
      id: randomUUID(),
      userId,
      clubId,
      kind,
      key,
      data,
      readAt: settingOf(userId).app ? null : new Date(),
    }));
    return this.prisma.$transaction(async (tx) => {
      const added = await tx.notification.createManyAndReturn({
        data: notifications,
        skipDuplicates: true,
        select: { id: true, userId: true },
      });
      const orders = added
        .filter(({ userId }) => settingOf(userId).mail)
        .map(({ id, userId }) => ({
          kind: notificationMail,
          userId: userId as UserId,
          data: { notificationId: id },
        }));
      return addMails(tx, orders);
    });
  }

  async peopleIn(clubId: string, places: readonly ClubPlace[]): Promise<string[]> {
    const rows = await this.prisma.membership.findMany({
      where: { clubId, roles: { hasSome: [...places] }, user: { device: null } },
      select: { userId: true },
    });
    return rows.map(({ userId }) => userId);
  }

  async list(
    userId: UserId,
    { isUnread, ...part }: PagePart & { readonly isUnread: boolean },
  ): Promise<{ notifications: NotificationBody[]; total: number; unread: number }> {
    const where = { userId, ...(isUnread && { readAt: null }) };
    const [rows, total, unread] = await Promise.all([
      this.prisma.notification.findMany({
        where,
        include: { club: { select: { name: true } } },
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        ...range(part),
      }),
      this.prisma.notification.count({ where }),
      this.prisma.notification.count({ where: { userId, readAt: null } }),
    ]);
    return {
      notifications: rows.map((row) => ({
        id: row.id,
        kind: row.kind as NotificationKind,
        clubId: row.clubId,
        clubName: row.club?.name ?? null,
        data: row.data as Record<string, string>,
        read: row.readAt !== null,
        createdAt: row.createdAt.toISOString(),
      })),
      total,
      unread,
    };
  }

  async markRead(userId: UserId, ids: readonly string[] | undefined): Promise<void> {
    await this.prisma.notification.updateMany({
      where: { userId, readAt: null, ...(ids && { id: { in: [...ids] } }) },
      data: { readAt: new Date() },
    });
  }

  async settings(userId: UserId): Promise<NotificationSetting[]> {
    const rows = await this.prisma.notificationSetting.findMany({ where: { userId } });
    const chosen = new Map(rows.map(({ kind, app, mail }) => [kind, { app, mail }]));
    return notificationKinds.map((kind) => ({ kind, ...(chosen.get(kind) ?? standardSettings[kind]) }));
  }

  async choose(userId: UserId, settings: readonly NotificationSetting[]): Promise<void> {
    await this.prisma.$transaction(
      settings.map(({ kind, app, mail }) =>
        this.prisma.notificationSetting.upsert({
          where: { userId_kind: { userId, kind } },
          create: { userId, kind, app, mail },
          update: { app, mail },
        }),
      ),
    );
  }

  /** Undefined for guests, who have no address, and for what is gone meanwhile. */
  async findForMail(id: string): Promise<NotificationForMail | undefined> {
    const row = await this.prisma.notification.findUnique({
      where: { id },
      select: {
        kind: true,
        data: true,
        club: { select: { name: true, slug: true } },
        user: { select: { email: true, isAnonymous: true, language: true, timeZone: true } },
      },
    });
    if (!row || row.user.isAnonymous) return undefined;
    return {
      kind: row.kind as NotificationKind,
      data: row.data as Record<string, string>,
      clubName: row.club?.name ?? 'Red Disc',
      clubSlug: row.club?.slug,
      email: row.user.email,
      language: row.user.language as Language,
      timeZone: row.user.timeZone,
    };
  }
}
