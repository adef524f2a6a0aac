import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeagueBody, LeagueContent, SeasonBody } from '@red-disc/contracts';
import type { Prisma } from '../../generated/prisma/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';

@Injectable()
export class RatingsRepository {
  constructor(private readonly prisma: PrismaService) {}

  seasonsOf(clubId: string, game: string): Promise<SeasonBody[]> {
    return this.prisma.ratingSeason.findMany({
      where: { clubId, game },
      select: { name: true, startsOn: true, keepPercent: true },
      orderBy: { startsOn: 'asc' },
    });
  }

  async setSeasons(clubId: string, game: string, seasons: readonly SeasonBody[]): Promise<void> {
    await this.prisma.$transaction([
      this.prisma.ratingSeason.deleteMany({ where: { clubId, game } }),
      this.prisma.ratingSeason.createMany({ data: seasons.map((season) => ({ clubId, game, ...season })) }),
    ]);
  }

  async leaguesOf(clubId: string): Promise<LeagueBody[]> {
    const rows = await this.prisma.league.findMany({ where: { clubId }, orderBy: { createdAt: 'desc' } });
    return rows.map(toLeague);
  }

  async findLeague(clubId: string, id: string): Promise<LeagueBody | undefined> {
    const row = await this.prisma.league.findUnique({ where: { id, clubId } });
    return row ? toLeague(row) : undefined;
  }

  async createLeague(
    clubId: string,
    { name, game, tournaments, ...params }: LeagueContent,
  ): Promise<LeagueBody> {
    const data = { id: randomUUID(), clubId, name, game, params, tournaments };
    return toLeague(await this.prisma.league.create({ data }));
  }

  async updateLeague(
    clubId: string,
    id: string,
    { name, game, tournaments, ...params }: LeagueContent,
  ): Promise<boolean> {
    const { count } = await this.prisma.league.updateMany({
      where: { id, clubId },
      data: { name, game, params, tournaments },
    });
    return count > 0;
  }

  async deleteLeague(clubId: string, id: string): Promise<boolean> {
    return (await this.prisma.league.deleteMany({ where: { id, clubId } })).count > 0;
  }
}

/** The JSON column is our own writing. */
function toLeague({ id, name, game, tournaments, params }: Prisma.LeagueGetPayload<object>): LeagueBody {
  return { id, name, game, tournaments, ...(params as Omit<LeagueContent, 'name' | 'game' | 'tournaments'>) };
}
