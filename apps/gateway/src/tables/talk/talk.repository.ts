import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BlockedPerson, TalkContent, TalkLineBody } from '@red-disc/contracts';
import type { Prisma } from '../../generated/prisma/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import type { UserId } from '../../platform/identity/actor.js';
import type { TalkCircumstances } from './talk-policy.js';

export interface NewLine {
  readonly tableId: string;
  readonly userId: UserId;
  readonly commandId: string;
  readonly content: TalkContent;
}

const withName = { user: { select: { name: true } } } as const;

@Injectable()
export class TalkRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Said again under the same id, it is the line of the first time. */
  async add(line: NewLine): Promise<{ readonly line: TalkLineBody; readonly isNew: boolean }> {
    try {
      const data = { ...line, id: randomUUID(), content: { ...line.content } };
      const row = await this.prisma.talkLine.create({ data, include: withName });
      return { line: toLine(row), isNew: true };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return { line: (await this.findSaid(line))!, isNew: false };
    }
  }

  async findSaid({ tableId, userId, commandId }: NewLine): Promise<TalkLineBody | undefined> {
    const row = await this.prisma.talkLine.findUnique({
      where: { tableId_userId_commandId: { tableId, userId, commandId } },
      include: withName,
    });
    return row ? toLine(row) : undefined;
  }

  async find(id: string): Promise<TalkLineBody | undefined> {
    const row = await this.prisma.talkLine.findUnique({ where: { id }, include: withName });
    return row ? toLine(row) : undefined;
  }

  /** The last lines, the oldest first; none of people whom `reader` has blocked, none newer than `before`. */
  async lastLines(
    tableId: string,
    { count, before, reader }: { count: number; before?: Date; reader?: UserId | undefined },
  ): Promise<TalkLineBody[]> {
    const rows = await this.prisma.talkLine.findMany({
      where: {
        tableId,
        ...(before && { at: { lte: before } }),
        ...(reader && { user: { talkBlockedBy: { none: { userId: reader } } } }),
      },
      orderBy: { at: 'desc' },
      take: count,
      include: withName,
    });
    return rows.map(toLine).reverse();
  }

  async hasSaidLately(line: NewLine, seconds: number): Promise<boolean> {
    const { tableId, userId, content } = line;
    const since = new Date(Date.now() - seconds * 1000);
    const found = await this.prisma.talkLine.findFirst({
      where: { tableId, userId, at: { gte: since }, content: { equals: { ...content } } },
      select: { id: true },
    });
    return found !== null;
  }

  async hasSpoken(tableId: string, userId: string): Promise<boolean> {
    return (
      (await this.prisma.talkLine.findFirst({ where: { tableId, userId }, select: { id: true } })) !== null
    );
  }

  /** Who does not want to hear this person. */
  async blockersOf(userId: string): Promise<ReadonlySet<string>> {
    const rows = await this.prisma.talkBlock.findMany({
      where: { blockedId: userId },
      select: { userId: true },
    });
    return new Set(rows.map((row) => row.userId));
  }

  async listBlocked(userId: UserId): Promise<BlockedPerson[]> {
    const rows = await this.prisma.talkBlock.findMany({
      where: { userId },
      include: { blocked: { select: { name: true } } },
      orderBy: { createdAt: 'desc' },
    });
    return rows.map(({ blockedId, blocked, createdAt }) => ({
      userId: blockedId,
      name: blocked.name,
      since: createdAt.toISOString(),
    }));
  }

  /** False if there is no such person. */
  async block(userId: UserId, blockedId: string): Promise<boolean> {
    if (!(await this.prisma.user.findUnique({ where: { id: blockedId }, select: { id: true } })))
      return false;
    const key = { userId, blockedId };
    await this.prisma.talkBlock.upsert({ where: { userId_blockedId: key }, create: key, update: {} });
    return true;
  }

  async unblock(userId: UserId, blockedId: string): Promise<void> {
    await this.prisma.talkBlock.deleteMany({ where: { userId, blockedId } });
  }

  async countBlocked(userId: UserId): Promise<number> {
    return this.prisma.talkBlock.count({ where: { userId } });
  }

  async circumstancesOf(
    clubId: string | null,
    people: readonly string[],
  ): Promise<Omit<TalkCircumstances, 'table'>> {
    const [club, kids] = await Promise.all([
      clubId === null
        ? null
        : this.prisma.club.findUnique({ where: { id: clubId }, select: { talk: true, kids: true } }),
      this.prisma.user.count({ where: { id: { in: [...people] }, device: 'kid' } }),
    ]);
    return { club: club as TalkCircumstances['club'], hasKid: kids > 0 };
  }

  async deleteOlderThan(days: number): Promise<number> {
    return this.prisma.$executeRaw`delete from talk_line where at < now() - make_interval(days => ${days})`;
  }
}

function toLine(row: Prisma.TalkLineGetPayload<{ include: typeof withName }>): TalkLineBody {
  return {
    id: row.id,
    table: row.tableId,
    user: row.userId,
    name: row.user.name,
    content: row.content as TalkContent,
    at: row.at.toISOString(),
  };
}
