import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { UserId } from '../platform/identity/actor.js';

export interface StoredFeed {
  readonly secretHash: string;
  readonly userId: UserId;
  readonly clubId: string | null;
  readonly createdAt: Date;
  readonly lastReadAt: Date | null;
}

@Injectable()
export class FeedsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async list(userId: UserId): Promise<StoredFeed[]> {
    const rows = await this.prisma.calendarFeed.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
    });
    return rows.map((row) => ({ ...row, userId }));
  }

  async add(feed: { secretHash: string; userId: UserId; clubId: string | null }): Promise<void> {
    await this.prisma.calendarFeed.create({ data: feed });
  }

  async remove(userId: UserId, secretHash: string): Promise<boolean> {
    const { count } = await this.prisma.calendarFeed.deleteMany({ where: { userId, secretHash } });
    return count > 0;
  }

  /** Notes that it was read, so that people see which of their addresses are in use. */
  async findAndTouch(
    secretHash: string,
  ): Promise<(StoredFeed & { readonly clubName: string | null }) | undefined> {
    const row = await this.prisma.calendarFeed.findUnique({
      where: { secretHash, user: { blockedAt: null } },
      include: { club: { select: { name: true } } },
    });
    if (!row) return undefined;
    await this.prisma.calendarFeed.updateMany({ where: { secretHash }, data: { lastReadAt: new Date() } });
    return { ...row, userId: row.userId as UserId, clubName: row.club?.name ?? null };
  }
}
