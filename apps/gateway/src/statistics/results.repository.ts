import { Injectable } from '@nestjs/common';
import type { PersonStatistics } from '@red-disc/contracts';
import { toPoints } from '@red-disc/game';
import { Prisma } from '../generated/prisma/client.js';
import { PrismaService } from '../platform/database/prisma.service.js';

export interface SeatResult {
  readonly seat: number;
  readonly userId: string | null;
  readonly score: number;
  readonly rank: number;
  readonly won: boolean;
}

export interface GameResult {
  readonly tableId: string;
  readonly clubId: string | null;
  readonly game: string;
  readonly ruleSetVersionId: string | null;
  readonly rounds: number;
  readonly finishedAt: Date;
  readonly seats: readonly SeatResult[];
}

/** Which results are asked for. */
export interface ResultFilter {
  readonly clubId?: string;
  readonly userId?: string;
  readonly from?: Date;
  /** Not included. */
  readonly to?: Date;
  /** Without its version. */
  readonly game?: string;
}

/** What results add up to; scores in half points. */
export interface Sum {
  readonly games: number;
  readonly wins: number;
  readonly rounds: number;
  readonly score: number;
  readonly ranks: number;
}

export interface Month {
  readonly month: string;
  readonly games: number;
  readonly people: number;
}

/** Over rows of `table_result r`. */
export const sums = Prisma.sql`
  count(*)::int as games, (count(*) filter (where r.won))::int as wins, coalesce(sum(r.rounds), 0)::int as rounds,
  coalesce(sum(r.score), 0)::int as score, coalesce(sum(r.rank), 0)::int as ranks`;
/** One person among bots is practice. */
export const amongPeople = Prisma.sql`r.people >= 2 and r.user_id is not null`;

@Injectable()
export class ResultsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Hearing of the same game again changes nothing. Of a kid's seat nothing is kept, nor of who is gone; a guest who
   * has become an account counts as that.
   */
  async add({ seats, ...game }: GameResult): Promise<void> {
    const ids = seats.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const people = await this.prisma.user.findMany({
      where: { id: { in: ids }, device: null },
      select: { id: true, becameId: true },
    });
    const kept = new Map(people.map(({ id, becameId }) => [id, becameId ?? id]));
    await this.prisma.tableResult.createMany({
      data: seats.map((seat) => ({
        ...game,
        ...seat,
        userId: (seat.userId !== null && kept.get(seat.userId)) || null,
        players: seats.length,
        people: ids.length,
      })),
      skipDuplicates: true,
    });
  }

  async sumOf(filter: ResultFilter & { readonly userId: string }): Promise<Sum> {
    const [sum] = await this.prisma.$queryRaw<Sum[]>`
      select ${sums} from table_result r where ${amongPeople} and ${conditions(filter)}`;
    return sum!;
  }

  async sumsByTableSize(filter: ResultFilter): Promise<(Sum & { readonly players: number })[]> {
    return this.prisma.$queryRaw`
      select r.players, ${sums} from table_result r
      where ${amongPeople} and ${conditions(filter)} group by r.players order by r.players`;
  }

  async months(filter: ResultFilter, timeZone: string): Promise<Month[]> {
    return this.prisma.$queryRaw`
      select to_char(r.finished_at at time zone ${timeZone}, 'YYYY-MM') as month,
        count(distinct r.table_id)::int as games, count(distinct r.user_id)::int as people
      from table_result r where ${amongPeople} and ${conditions(filter)} group by 1 order by 1`;
  }

  async monthsOfPerson(
    filter: ResultFilter & { readonly userId: string },
    timeZone: string,
  ): Promise<PersonStatistics['months']> {
    return this.prisma.$queryRaw`
      select to_char(r.finished_at at time zone ${timeZone}, 'YYYY-MM') as month, count(*)::int as games,
        (count(*) filter (where r.won))::int as wins
      from table_result r where ${amongPeople} and ${conditions(filter)} group by 1 order by 1`;
  }

  async totals(filter: ResultFilter): Promise<{ games: number; rounds: number; people: number }> {
    const [row] = await this.prisma.$queryRaw<{ games: number; rounds: number; people: number }[]>`
      select count(*)::int as games, coalesce(sum(g.rounds), 0)::int as rounds,
        (select count(distinct r.user_id)::int from table_result r where ${amongPeople} and ${conditions(filter)}) as people
      from (select distinct r.table_id, r.rounds from table_result r where ${amongPeople} and ${conditions(filter)}) g`;
    return row!;
  }

  async countPractice(filter: ResultFilter): Promise<number> {
    const [row] = await this.prisma.$queryRaw<{ games: number }[]>`
      select count(*)::int as games from table_result r where r.people = 1 and ${conditions(filter)}`;
    return row!.games;
  }

  async latest(
    { userId, clubId, from, to, game }: ResultFilter,
    limit: number,
  ): Promise<PersonStatistics['latest']> {
    const rows = await this.prisma.tableResult.findMany({
      where: {
        ...(userId !== undefined && { userId }),
        ...(clubId !== undefined && { clubId }),
        ...(game !== undefined && { game: { startsWith: `${game}@` } }),
        finishedAt: { ...(from && { gte: from }), ...(to && { lt: to }) },
      },
      omit: { userId: true, seat: true, ruleSetVersionId: true },
      orderBy: { finishedAt: 'desc' },
      take: limit,
    });
    return rows.map(({ score, finishedAt, ...row }) => ({
      ...row,
      score: toPoints(score),
      finishedAt: finishedAt.toISOString(),
    }));
  }
}

export function conditions({ clubId, userId, from, to, game }: ResultFilter): Prisma.Sql {
  const all = [
    ...(clubId === undefined ? [] : [Prisma.sql`r.club_id = ${clubId}::uuid`]),
    ...(userId === undefined ? [] : [Prisma.sql`r.user_id = ${userId}::uuid`]),
    ...(from === undefined ? [] : [Prisma.sql`r.finished_at >= ${from}`]),
    ...(to === undefined ? [] : [Prisma.sql`r.finished_at < ${to}`]),
    ...(game === undefined ? [] : [Prisma.sql`split_part(r.game, '@', 1) = ${game}`]),
  ];
  return all.length === 0 ? Prisma.sql`true` : Prisma.join(all, ' and ');
}
