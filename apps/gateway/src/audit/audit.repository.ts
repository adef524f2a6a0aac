import { Injectable } from '@nestjs/common';
import type { AuditAction, auditColumns, AuditEntryBody, ListOrder } from '@red-disc/contracts';
import { Prisma } from '../generated/prisma/client.js';
import { all, folded, holds, orderOf, readPage, type ListPart } from '../platform/database/list-sql.js';
import { PrismaService } from '../platform/database/prisma.service.js';

export interface AuditPart extends ListPart<ListOrder<(typeof auditColumns)[number]>> {
  readonly action?: AuditAction | undefined;
}

interface EntryRow {
  readonly id: bigint;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly actingAs: string | null;
  readonly actingName: string | null;
  readonly action: string;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly reason: string | null;
  readonly data: Record<string, unknown>;
}

const select = Prisma.sql`
  e.id, e.at, e.actor_id as "actorId", actor.name as "actorName", e.acting_as as "actingAs",
  acting.name as "actingName", e.action, e.subject_type as "subjectType", e.subject_id as "subjectId",
  subject.name as "subjectName", e.reason, e.data`;

/** Names are looked up now: who is erased has none, and the entry stays. */
const withNames = Prisma.sql`
  audit_entry e
  left join "user" actor on actor.id = e.actor_id
  left join "user" acting on acting.id = e.acting_as
  left join "user" subject on subject.id = case when e.subject_type = 'user' then e.subject_id::uuid end`;

const names = ['actor', 'acting', 'subject'].map((person) => Prisma.raw(`${person}.search_text`));
const searched = [...names, folded(Prisma.raw('e.reason'))];

@Injectable()
export class AuditRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Of a club, or of the whole server. */
  async list(
    clubId: string | null,
    { q, sort, action, ...part }: AuditPart,
  ): Promise<{ entries: AuditEntryBody[]; total: number }> {
    const from = Prisma.sql`${withNames} where ${all([
      clubId !== null && Prisma.sql`e.club_id = ${clubId}::uuid`,
      action !== undefined && Prisma.sql`e.action = ${action}`,
      holds(q, searched),
    ])}`;
    const order = orderOf(sort, {
      at: Prisma.sql`e.id`,
      otherwise: Prisma.sql`e.id desc`,
      last: Prisma.sql`e.id`,
    });
    const { rows, total } = await readPage<EntryRow>(this.prisma, part, { select, from, order });
    return { entries: rows.map(toEntry), total };
  }
}

function toEntry(row: EntryRow): AuditEntryBody {
  const person = (id: string | null, name: string | null) =>
    id === null ? null : { userId: id, name: name ?? '' };
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: person(row.actorId, row.actorName),
    actingAs: person(row.actingAs, row.actingName),
    action: row.action,
    subject:
      row.subjectType && row.subjectId
        ? { type: row.subjectType, id: row.subjectId, name: row.subjectName }
        : null,
    reason: row.reason,
    data: row.data,
  };
}
