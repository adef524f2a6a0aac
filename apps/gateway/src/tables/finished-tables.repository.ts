import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Occupant } from './domain/entry.js';

export interface FinishedRow {
  readonly id: string;
  readonly clubId: string | null;
  readonly game: string;
  readonly ruleSetVersionId: string | null;
  readonly dealId: string | null;
  readonly finishedAt: Date;
  /** By seat, as they sat at the end. */
  readonly seats: readonly (Occupant | null)[];
}

/** Which finished games have been passed on to whom they concern. */
@Injectable()
export class FinishedTablesRepository {
  constructor(private readonly prisma: PrismaService) {}

  async find(id: string): Promise<FinishedRow | undefined> {
    const row = await this.prisma.gameTable.findUnique({
      where: { id, status: 'over' },
      select: {
        id: true,
        clubId: true,
        game: true,
        ruleSetVersionId: true,
        dealId: true,
        finishedAt: true,
        seats: true,
      },
    });
    if (!row?.finishedAt) return undefined;
    return {
      ...row,
      finishedAt: row.finishedAt,
      seats: row.seats as unknown as readonly (Occupant | null)[],
    };
  }

  async finishedSince(moment: Date, limit: number): Promise<string[]> {
    const rows = await this.prisma.gameTable.findMany({
      where: { status: 'over', finishedAt: { gte: moment } },
      orderBy: [{ finishedAt: 'asc' }, { id: 'asc' }],
      take: limit,
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Those that are due: one that was not taken is offered again after a while that grows. */
  async findUnannounced(limit: number): Promise<{ id: string; tries: number }[]> {
    return this.prisma.$queryRaw`
      select id, announce_tries as tries from game_table
      where announced_at is null and status = 'over'
        and finished_at + least(announce_tries * announce_tries, 720) * interval '5 seconds' <= now()
      order by announce_tries, finished_at limit ${limit}`;
  }

  /** Counts a try; false if somebody else has counted it. */
  async claim(id: string, tries: number): Promise<boolean> {
    const { count } = await this.prisma.gameTable.updateMany({
      where: { id, announcedAt: null, announceTries: tries },
      data: { announceTries: { increment: 1 } },
    });
    return count > 0;
  }

  async markAnnounced(id: string): Promise<void> {
    await this.prisma.gameTable.update({ where: { id }, data: { announcedAt: new Date() } });
  }
}
