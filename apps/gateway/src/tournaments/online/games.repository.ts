import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';

/** An online table of a round, and the live table it is played on. */
export interface TournamentGame {
  readonly tournamentId: string;
  readonly stage: string;
  readonly round: number;
  readonly tableNo: number;
  readonly version: number;
  readonly gameTableId: string;
  /** When its result was taken over. */
  readonly settledAt: Date | null;
}

@Injectable()
export class GamesRepository {
  constructor(private readonly prisma: PrismaService) {}

  list(tournamentId: string): Promise<TournamentGame[]> {
    return this.prisma.tournamentGame.findMany({ where: { tournamentId } });
  }

  async findByTable(gameTableId: string): Promise<TournamentGame | undefined> {
    return (await this.prisma.tournamentGame.findUnique({ where: { gameTableId } })) ?? undefined;
  }

  /** False where somebody else has opened a table for it meanwhile. */
  async add(game: Omit<TournamentGame, 'settledAt'>): Promise<boolean> {
    const { count } = await this.prisma.tournamentGame.createMany({ data: [game], skipDuplicates: true });
    return count > 0;
  }

  /** Live tables by stage, round, plan and table. */
  async byKey(tournamentId: string): Promise<Map<string, string>> {
    const games = await this.list(tournamentId);
    return new Map(
      games.map(({ stage, round, version, tableNo, gameTableId }) => [
        `${stage}/${round}/${version}/${tableNo}`,
        gameTableId,
      ]),
    );
  }

  /** Its result was taken over. */
  async settle(gameTableId: string): Promise<void> {
    await this.prisma.tournamentGame.updateMany({ where: { gameTableId }, data: { settledAt: new Date() } });
  }

  /** It is played no more; whatever comes of it counts nothing. */
  async remove(gameTableId: string): Promise<void> {
    await this.prisma.tournamentGame.deleteMany({ where: { gameTableId } });
  }

  /** The events the server has to look after: they run, or are to be locked in time. */
  async eventsToKeep(): Promise<string[]> {
    const rows = await this.prisma.tournament.findMany({
      where: { status: { in: ['running', 'approved'] } },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }
}
