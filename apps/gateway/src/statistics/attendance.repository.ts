import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { ResultFilter } from './results.repository.js';

export interface Attended {
  /** Evenings that took place and that they had said they would come to, or came to. */
  readonly evenings: number;
  readonly attended: number;
}

export interface Evenings {
  readonly held: number;
  readonly cancelled: number;
  /** Over all evenings that took place. */
  readonly attended: number;
}

type Span = Pick<ResultFilter, 'from' | 'to'>;

/** Who came to planned evenings. */
@Injectable()
export class AttendanceRepository {
  constructor(private readonly prisma: PrismaService) {}

  async ofPerson({
    clubId,
    userId,
    ...span
  }: Span & { readonly userId: string; readonly clubId?: string }): Promise<Attended> {
    const rows = await this.prisma.occurrenceAnswer.groupBy({
      by: ['attended'],
      where: {
        attended: { not: null },
        userId,
        occurrence: {
          status: 'started',
          startsAt: within(span),
          ...(clubId !== undefined && { schedule: { clubId } }),
        },
      },
      _count: true,
    });
    const countOf = (attended: boolean): number =>
      rows.find((group) => group.attended === attended)?._count ?? 0;
    return { evenings: countOf(true) + countOf(false), attended: countOf(true) };
  }

  async eveningsOf(clubId: string, span: Span): Promise<Evenings> {
    const occurrence = { schedule: { clubId }, startsAt: within(span) };
    const [held, cancelled, attended] = await Promise.all([
      this.prisma.occurrence.count({ where: { ...occurrence, status: 'started' } }),
      this.prisma.occurrence.count({
        where: { ...occurrence, status: 'cancelled', startsAt: { ...within(span), lt: earlier(span.to) } },
      }),
      this.prisma.occurrenceAnswer.count({
        where: { attended: true, occurrence: { ...occurrence, status: 'started' } },
      }),
    ]);
    return { held, cancelled, attended };
  }

  async isOfClub(clubId: string, userId: string): Promise<boolean> {
    const where = { clubId_userId: { clubId, userId } };
    return (await this.prisma.membership.findUnique({ where, select: { clubId: true } })) !== null;
  }

  async timeZoneOf(of: { readonly clubId: string } | { readonly userId: string }): Promise<string> {
    const select = { timeZone: true };
    const row =
      'clubId' in of
        ? await this.prisma.club.findUniqueOrThrow({ where: { id: of.clubId }, select })
        : await this.prisma.user.findUniqueOrThrow({ where: { id: of.userId }, select });
    return row.timeZone;
  }
}

function within({ from, to }: Span): { gte?: Date; lt?: Date } {
  return { ...(from && { gte: from }), ...(to && { lt: to }) };
}

/** An evening that is cancelled before its time has not been missed yet. */
function earlier(to: Date | undefined): Date {
  const now = new Date();
  return to && to < now ? to : now;
}
