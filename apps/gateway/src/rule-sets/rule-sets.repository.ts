import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  RuleSetBody,
  RuleSetContent,
  RuleSetDraftBody,
  RuleSetSummary,
  RuleSetVersionBody,
  Timing,
} from '@red-disc/contracts';
import type { Prisma } from '../generated/prisma/client.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor } from '../platform/identity/actor.js';

const summaryFields = {
  id: true,
  name: true,
  preset: true,
  archivedAt: true,
  versions: { select: { id: true, number: true, publishedAt: true }, orderBy: { number: 'desc' }, take: 1 },
  draft: { select: { ruleSetId: true } },
} satisfies Prisma.RuleSetSelect;

const setFields = { id: true, name: true, preset: true, clubId: true, archivedAt: true } as const;
type SetRow = Prisma.RuleSetGetPayload<{ select: typeof setFields }>;
type VersionRow = Prisma.RuleSetVersionGetPayload<object>;

@Injectable()
export class RuleSetsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async listOfClub(clubId: string): Promise<RuleSetSummary[]> {
    const rows = await this.prisma.ruleSet.findMany({
      where: { clubId },
      select: summaryFields,
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(({ archivedAt, versions: [latest], draft, ...row }) => ({
      ...row,
      archived: archivedAt !== null,
      latest: latest ? { ...latest, publishedAt: latest.publishedAt.toISOString() } : null,
      hasDraft: draft !== null,
    }));
  }

  /** The newest version of each rule set of the house, in the order the games name them. */
  async listOfHouse(): Promise<RuleSetVersionBody[]> {
    const rows = await this.prisma.ruleSet.findMany({
      where: { clubId: null, archivedAt: null },
      select: { ...setFields, versions: { orderBy: { number: 'desc' }, take: 1 } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return rows.flatMap(({ versions, ...set }) => versions.map((version) => toVersion(version, set)));
  }

  async find(clubId: string, ruleSetId: string): Promise<RuleSetBody | undefined> {
    const row = await this.prisma.ruleSet.findUnique({
      where: { id: ruleSetId, clubId },
      include: { versions: { orderBy: { number: 'desc' } }, draft: true },
    });
    if (!row) return undefined;
    const { versions, draft } = row;
    const [latest] = versions;
    return {
      id: row.id,
      name: row.name,
      preset: row.preset,
      archived: row.archivedAt !== null,
      latest: latest
        ? { id: latest.id, number: latest.number, publishedAt: latest.publishedAt.toISOString() }
        : null,
      hasDraft: draft !== null,
      versions: versions.map((version) => toVersion(version, row)),
      draft: draft && toDraft(draft),
    };
  }

  async findVersion(id: string): Promise<RuleSetVersionBody | undefined> {
    const row = await this.prisma.ruleSetVersion.findUnique({
      where: { id },
      include: { ruleSet: { select: setFields } },
    });
    if (!row) return undefined;
    const { ruleSet, ...version } = row;
    return toVersion(version, ruleSet);
  }

  async create(actor: Actor, clubId: string, name: string, content: RuleSetContent): Promise<string> {
    const id = randomUUID();
    await this.prisma.$transaction(async (tx) => {
      await tx.ruleSet.create({ data: { id, clubId, name, draft: { create: columnsOf(content) } } });
      await writeAudit(tx, { actor, clubId, action: 'rule-set.started', subject: { type: 'rule-set', id } });
    });
    return id;
  }

  async update(
    actor: Actor,
    { clubId, ruleSetId: id }: { clubId: string; ruleSetId: string },
    { name, archived }: { name?: string | undefined; archived?: boolean | undefined },
  ): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.ruleSet.updateMany({
        where: { id, clubId },
        data: {
          ...(name !== undefined && { name }),
          ...(archived !== undefined && { archivedAt: archived ? new Date() : null }),
        },
      });
      if (count === 0) return false;
      const subject = { type: 'rule-set', id };
      const data = { ...(archived !== undefined && { archived }) };
      await writeAudit(tx, { actor, clubId, action: 'rule-set.changed', subject, data });
      return true;
    });
  }

  /** Undefined if the draft is not at the revision it was read at. */
  async saveDraft(
    ruleSetId: string,
    revision: number,
    content: RuleSetContent,
  ): Promise<RuleSetDraftBody | undefined> {
    const columns = columnsOf(content);
    if (revision === 0) {
      const made = await this.prisma.ruleSetDraft.createMany({
        data: { ruleSetId, ...columns },
        skipDuplicates: true,
      });
      if (made.count === 0) return undefined;
    } else {
      const saved = await this.prisma.ruleSetDraft.updateMany({
        where: { ruleSetId, revision },
        data: { ...columns, revision: { increment: 1 } },
      });
      if (saved.count === 0) return undefined;
    }
    return toDraft(await this.prisma.ruleSetDraft.findUniqueOrThrow({ where: { ruleSetId } }));
  }

  async discardDraft(ruleSetId: string): Promise<boolean> {
    const { count } = await this.prisma.ruleSetDraft.deleteMany({ where: { ruleSetId } });
    return count > 0;
  }

  /** The draft becomes the next version and is gone. Undefined if it is not at the revision it was read at. */
  async publish(
    actor: Actor,
    { clubId, ruleSetId }: { clubId: string; ruleSetId: string },
    revision: number,
  ): Promise<string | undefined> {
    return this.prisma.$transaction(async (tx) => {
      // Whoever deletes the draft publishes it: a second try finds none.
      const draft = await tx.ruleSetDraft.findUnique({ where: { ruleSetId, revision } });
      const { count } = await tx.ruleSetDraft.deleteMany({ where: { ruleSetId, revision } });
      if (!draft || count === 0) return undefined;
      const last = await tx.ruleSetVersion.aggregate({ where: { ruleSetId }, _max: { number: true } });
      const number = (last._max.number ?? 0) + 1;
      const id = randomUUID();
      const { game, note } = draft;
      await tx.ruleSetVersion.create({
        data: {
          id,
          ruleSetId,
          number,
          game,
          note,
          rules: draft.rules as Prisma.InputJsonObject,
          timing: draft.timing as Prisma.InputJsonObject,
          publishedBy: actor.userId,
        },
      });
      const subject = { type: 'rule-set', id: ruleSetId };
      await writeAudit(tx, { actor, clubId, action: 'rule-set.published', subject, data: { number } });
      return id;
    });
  }
}

function columnsOf({ game, rules, timing, note }: RuleSetContent) {
  return { game, rules: rules as Prisma.InputJsonObject, timing, note };
}

function contentOf(row: { game: string; rules: unknown; timing: unknown; note: string }): RuleSetContent {
  const { game, note } = row;
  return { game, note, rules: row.rules as Record<string, unknown>, timing: row.timing as Timing };
}

function toVersion(row: VersionRow, set: SetRow): RuleSetVersionBody {
  return {
    ...contentOf(row),
    id: row.id,
    ruleSetId: set.id,
    clubId: set.clubId,
    name: set.name,
    preset: set.preset,
    number: row.number,
    archived: set.archivedAt !== null,
    publishedAt: row.publishedAt.toISOString(),
  };
}

function toDraft(row: Prisma.RuleSetDraftGetPayload<object>): RuleSetDraftBody {
  return { ...contentOf(row), revision: row.revision, updatedAt: row.updatedAt.toISOString() };
}
