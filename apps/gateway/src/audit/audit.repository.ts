import { Injectable } from '@nestjs/common';
import type { AuditEntryBody } from '@red-disc/contracts';
import { PrismaService } from '../platform/database/prisma.service.js';

export interface AuditPage {
  /** Null for the whole server. */
  readonly clubId: string | null;
  readonly before?: string | undefined;
  readonly action?: string | undefined;
  readonly limit: number;
}

@Injectable()
export class AuditRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Names are looked up now: who is erased has none, and the entry stays. */
  async list({ clubId, before, action, limit }: AuditPage): Promise<AuditEntryBody[]> {
    const rows = await this.prisma.auditEntry.findMany({
      where: {
        ...(clubId !== null && { clubId }),
        ...(before !== undefined && { id: { lt: BigInt(before) } }),
        ...(action !== undefined && { action: { startsWith: action } }),
      },
      orderBy: { id: 'desc' },
      take: limit,
    });
    const ids = rows.flatMap(({ actorId, actingAs, subjectType, subjectId }) => [
      ...(actorId ? [actorId] : []),
      ...(actingAs ? [actingAs] : []),
      ...(subjectType === 'user' && subjectId ? [subjectId] : []),
    ]);
    const people = await this.prisma.user.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, name: true },
    });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const person = (id: string | null) => (id === null ? null : { userId: id, name: names.get(id) ?? '' });
    return rows.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      actor: person(row.actorId),
      actingAs: person(row.actingAs),
      action: row.action,
      subject:
        row.subjectType && row.subjectId
          ? { type: row.subjectType, id: row.subjectId, name: names.get(row.subjectId) ?? null }
          : null,
      reason: row.reason,
      data: row.data as Record<string, unknown>,
    }));
  }
}
