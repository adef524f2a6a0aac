import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { clubAllowances, type ClubRole } from '@red-disc/clubs';
import type { ClubPage, ClubSettings } from '@red-disc/contracts';
import { Prisma } from '../../generated/prisma/client.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import {
  all,
  holds,
  readPage,
  textOrder,
  type Page,
  type PagePart,
} from '../../platform/database/list-sql.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Actor, UserId } from '../../platform/identity/actor.js';

export interface StoredClub extends ClubSettings {
  readonly id: string;
  readonly createdAt: Date;
}

export interface OwnClub {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly members: number;
}

type ClubChanges = { readonly [Key in keyof ClubSettings]?: ClubSettings[Key] | undefined };

const pageFields = {
  id: true,
  slug: true,
  name: true,
  description: true,
  timeZone: true,
  languages: true,
  joining: true,
  createdAt: true,
  _count: { select: { memberships: { where: { user: { device: null } } } } },
} satisfies Prisma.ClubSelect;

@Injectable()
export class ClubsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Undefined if another club has this slug. */
  async create(
    actor: Actor,
    settings: ClubChanges & Pick<ClubSettings, 'slug' | 'name' | 'timeZone'>,
  ): Promise<string | undefined> {
    const id = randomUUID();
    try {
      await this.prisma.$transaction(async (tx) => {
        await tx.club.create({ data: { ...(given(settings) as Prisma.ClubCreateInput), id } });
        const owner: ClubRole = 'owner';
        await tx.membership.create({ data: { clubId: id, userId: actor.userId, roles: [owner] } });
        await writeAudit(tx, { actor, clubId: id, action: 'club.founded' });
      });
      return id;
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  async find(clubId: string): Promise<StoredClub | undefined> {
    const row = await this.prisma.club.findUnique({ where: { id: clubId } });
    return row
      ? ({
          ...row,
          allows: clubAllowances.filter((allowance) => row.allows.includes(allowance)),
        } as StoredClub)
      : undefined;
  }

  /** False if another club has the new slug. */
  async update(actor: Actor, clubId: string, changes: ClubChanges): Promise<boolean> {
    try {
      await this.prisma.$transaction(async (tx) => {
        const data = given(changes);
        await tx.club.update({ where: { id: clubId }, data });
        await writeAudit(tx, {
          actor,
          clubId,
          action: 'club.settings-changed',
          data: data as Prisma.InputJsonObject,
        });
      });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async listOf(userId: UserId): Promise<OwnClub[]> {
    const rows = await this.prisma.membership.findMany({
      where: { userId },
      select: { roles: true, club: { select: pageFields } },
      orderBy: { club: { name: 'asc' } },
    });
    return rows.map(({ roles, club: { id, slug, name, _count } }) => ({
      id,
      slug,
      name,
      roles,
      members: _count.memberships,
    }));
  }

  async search(q: string, part: PagePart): Promise<Page<ClubPage>> {
    const name = textOrder(Prisma.sql`name`);
    const { rows: found, total } = await readPage<{ id: string }>(this.prisma, part, {
      select: Prisma.sql`id`,
      from: Prisma.sql`club where ${all([Prisma.sql`listed`, holds(q, [Prisma.sql`search_text`])])}`,
      order: Prisma.sql`${name}, id`,
    });
    const ids = found.map(({ id }) => id);
    const rows = await this.prisma.club.findMany({ where: { id: { in: ids } }, select: pageFields });
    return { rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toPage), total };
  }

  async findPage(
    where: { slug: string } | { id: string },
  ): Promise<{ page: ClubPage; listed: boolean } | undefined> {
    const row = await this.prisma.club.findUnique({ where, select: { ...pageFields, listed: true } });
    if (!row) return undefined;
    const { listed, ...rest } = row;
    return { page: toPage(rest), listed };
  }
}

function toPage({ _count, ...row }: Prisma.ClubGetPayload<{ select: typeof pageFields }>): ClubPage {
  return { ...row, members: _count.memberships, createdAt: row.createdAt.toISOString() } as ClubPage;
}

/** Without what was not said. */
function given(changes: ClubChanges): Prisma.ClubUpdateInput {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
