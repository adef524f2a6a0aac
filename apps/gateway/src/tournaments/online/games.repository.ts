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

  async settle(gameTableId: string): Promise<void> {
    await this.prisma.tournamentGame.updateMany({
      where: { gameTableId, settledAt: null },
      data: { settledAt: new Date() },
    });
  }

  /** Events with a table that is not settled, or that can still be locked: the server looks after these. */
  async unsettled(): Promise<string[]> {
    const rows = await this.prisma.tournament.findMany({
      where: { status: { in: ['running', 'approved'] } },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }
}
