import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { UserId } from '../platform/identity/actor.js';

type Document = Record<string, unknown>;

/** Reads everything there is about a person or a club, as it is stored, without secrets. */
@Injectable()
export class ExportRepository {
  constructor(private readonly prisma: PrismaService) {}

  async ofPerson(userId: UserId): Promise<Document> {
    const own = { where: { userId } };
    const [account, games, actions] = await Promise.all([
      this.prisma.user.findUniqueOrThrow({
        where: { id: userId },
        include: {
          sessions: { select: { createdAt: true, expiresAt: true, ipAddress: true, userAgent: true } },
          memberships: { include: { club: { select: { name: true, slug: true } } } },
          joinRequests: true,
          kidSeats: { select: { name: true, createdAt: true } },
          announcements: { select: { clubId: true, title: true, text: true, createdAt: true } },
          notifications: { select: { kind: true, data: true, readAt: true, createdAt: true } },
          notificationSettings: true,
          reportsMade: { select: { clubId: true, reason: true, state: true, createdAt: true } },
          scheduleAnswers: true,
          results: { omit: { userId: true } },
          talkLines: { select: { tableId: true, content: true, at: true } },
          talkBlocks: { select: { blockedId: true, createdAt: true } },
          feeds: { select: { clubId: true, createdAt: true, lastReadAt: true } },
        },
      }),
      this.prisma.gameTable.findMany({
        where: { seats: { array_contains: [{ user: userId }] } },
        select: { id: true, clubId: true, game: true, status: true, createdAt: true, finishedAt: true },
      }),
      this.prisma.auditEntry.findMany({ where: { actorId: userId }, orderBy: { id: 'asc' } }),
    ]);
    const claims = await this.prisma.emailClaim.findMany({
      ...own,
      select: { email: true, createdAt: true },
    });
    return plain({ account, addressesToConfirm: claims, games, actions });
  }

  async ofClub(clubId: string): Promise<Document> {
    const where = { clubId };
    const [club, ruleSets, schedules, tables, actions] = await Promise.all([
      this.prisma.club.findUniqueOrThrow({
        where: { id: clubId },
        include: {
          memberships: { include: { user: { select: { name: true } } } },
          announcements: true,
          blocks: true,
          requests: true,
          reports: true,
          webhooks: { select: { name: true, format: true, kinds: true } },
        },
      }),
      this.prisma.ruleSet.findMany({ where, include: { versions: true, draft: true } }),
      this.prisma.schedule.findMany({ where, include: { occurrences: { include: { answers: true } } } }),
      this.prisma.gameTable.findMany({
        where,
        select: { id: true, game: true, status: true, seats: true, createdAt: true, finishedAt: true },
      }),
      this.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' } }),
    ]);
    return plain({ club, ruleSets, schedules, tables, actions });
  }
}

/** Big numbers have no place in JSON. */
function plain(document: Document): Document {
  const text = JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return JSON.parse(text) as Document;
}
