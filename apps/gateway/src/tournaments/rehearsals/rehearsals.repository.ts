import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RehearsalBody, RehearsalReportBody } from '@red-disc/contracts';
import type { Trouble } from '@red-disc/tournaments';
import type { Prisma } from '../../generated/prisma/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';

const kept = 10;

@Injectable()
export class RehearsalsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Only the latest are kept. */
  async create(tournamentId: string, trouble: readonly Trouble[]): Promise<RehearsalBody> {
    const row = await this.prisma.tournamentRehearsal.create({
      data: { id: randomUUID(), tournamentId, trouble: [...trouble] },
    });
    const old = await this.prisma.tournamentRehearsal.findMany({
      where: { tournamentId },
      orderBy: { createdAt: 'desc' },
      skip: kept,
      select: { id: true },
    });
    await this.prisma.tournamentRehearsal.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    return toRehearsal(row);
  }

  async find(id: string, tournamentId: string): Promise<RehearsalBody | undefined> {
    const row = await this.prisma.tournamentRehearsal.findUnique({ where: { id, tournamentId } });
    return row ? toRehearsal(row) : undefined;
  }

  async finish(id: string, report: RehearsalReportBody | undefined): Promise<void> {
    await this.prisma.tournamentRehearsal.updateMany({
      where: { id, status: 'waiting' },
      data: report ? { status: 'done', report: report as Prisma.InputJsonObject } : { status: 'failed' },
    });
  }
}

/** The JSON column is our own writing. */
function toRehearsal(row: Prisma.TournamentRehearsalGetPayload<object>): RehearsalBody {
  const { id, status, trouble, report, createdAt } = row;
  return {
    id,
    status: status as RehearsalBody['status'],
    trouble: trouble as Trouble[],
    createdAt: createdAt.toISOString(),
    report: report as RehearsalReportBody | null,
  };
}
