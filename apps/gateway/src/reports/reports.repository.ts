import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReportBody } from '@red-disc/contracts';
import type { Prisma } from '../generated/prisma/client.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { range, type Page, type PagePart } from '../platform/database/list-sql.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor } from '../platform/identity/actor.js';
import type { TalkLine } from './talk-excerpts-port.js';

export interface NewReport {
  /** Null for a table of no club. */
  readonly clubId: string | null;
  readonly subjectId: string;
  readonly tableId: string | null;
  readonly reason: string;
  readonly excerpt: readonly TalkLine[];
}

const person = { select: { id: true, name: true } } as const;

@Injectable()
export class ReportsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async add(actor: Actor, { excerpt, ...report }: NewReport): Promise<string> {
    const lines = excerpt.map(({ userId, text, at }) => ({ userId, text, at: at.toISOString() }));
    const { id } = await this.prisma.report.create({
      data: { id: randomUUID(), reporterId: actor.userId, ...report, excerpt: lines },
      select: { id: true },
    });
    return id;
  }

  async isMember(clubId: string, userId: string): Promise<boolean> {
    const found = await this.prisma.membership.findUnique({ where: { clubId_userId: { clubId, userId } } });
    return found !== null;
  }

  async list(
    clubId: string | null,
    { state, ...part }: PagePart & { readonly state: 'open' | 'closed' },
  ): Promise<Page<ReportBody>> {
    const where = { clubId, state: state === 'open' ? 'open' : { not: 'open' } };
    const [rows, total] = await Promise.all([
      this.prisma.report.findMany({
        where,
        include: { reporter: person, subject: person },
        orderBy: [{ createdAt: state === 'open' ? 'asc' : 'desc' }, { id: 'asc' }],
        ...range(part),
      }),
      this.prisma.report.count({ where }),
    ]);
    return { rows: rows.map(toBody), total };
  }

  /** False if it is unknown, or somebody has dealt with it already. */
  async close(
    actor: Actor,
    { clubId, reportId: id }: { clubId: string | null; reportId: string },
    { outcome, note }: { outcome: 'upheld' | 'dismissed'; note: string },
  ): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.report.updateMany({
        where: { id, clubId, state: 'open' },
        data: { state: outcome, note, handledBy: actor.userId, handledAt: new Date() },
      });
      if (count === 0) return false;
      const subject = { type: 'report', id };
      await writeAudit(tx, {
        actor,
        ...(clubId !== null && { clubId }),
        action: `report.${outcome}`,
        subject,
        reason: note || undefined,
      });
      return true;
    });
  }
}

type ReportRow = Prisma.ReportGetPayload<{ include: { reporter: typeof person; subject: typeof person } }>;

function toBody(row: ReportRow): ReportBody {
  return {
    id: row.id,
    state: row.state as ReportBody['state'],
    reason: row.reason,
    reporter: row.reporter && { userId: row.reporter.id, name: row.reporter.name },
    subject: row.subject && { userId: row.subject.id, name: row.subject.name },
    tableId: row.tableId,
    excerpt: row.excerpt as ReportBody['excerpt'],
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
  };
}
