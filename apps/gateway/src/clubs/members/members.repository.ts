import { Injectable } from '@nestjs/common';
import { clubPlaces, type ClubPlace, type ClubRole, type RoleChange } from '@red-disc/clubs';
import type { blockColumns, ListOrder, MemberBody, memberColumns } from '@red-disc/contracts';
import { Prisma } from '../../generated/prisma/client.js';
import { writeAudit, type AuditNote } from '../../platform/audit/write-audit.js';
import {
  all,
  holds,
  orderOf,
  readPage,
  textOrder,
  type ListPart,
  type Page,
} from '../../platform/database/list-sql.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Actor } from '../../platform/identity/actor.js';

export interface Change {
  readonly actor: Actor;
  readonly clubId: string;
  readonly userId: string;
  /** Nothing takes the member out. */
  readonly to: readonly ClubRole[];
  readonly audit: Pick<AuditNote, 'action' | 'reason'>;
}

export type Judge<Refusal> = (change: RoleChange) => Refusal | undefined;

export interface MemberPart extends ListPart<ListOrder<(typeof memberColumns)[number]>> {
  readonly role?: ClubPlace | undefined;
}

export type BlockPart = ListPart<ListOrder<(typeof blockColumns)[number]>>;

interface MemberRow {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly joinedAt: Date;
  readonly name: string;
  readonly guardianId: string | null;
}

interface BlockRow {
  readonly userId: string;
  readonly name: string;
  readonly reason: string;
  readonly createdAt: Date;
}

const memberFields = {
  userId: true,
  roles: true,
  joinedAt: true,
  user: { select: { name: true, guardianId: true } },
} satisfies Prisma.MembershipSelect;

@Injectable()
export class MembersRepository {
  constructor(private readonly prisma: PrismaService) {}

  async list(clubId: string, part: MemberPart): Promise<Page<MemberBody>> {
    const { role, q, sort } = part;
    const from = Prisma.sql`
      membership m join "user" u on u.id = m.user_id
      where ${all([
        Prisma.sql`m.club_id = ${clubId}::uuid and not 'projector' = any(m.roles)`,
        role !== undefined && Prisma.sql`${role} = any(m.roles)`,
        holds(q, [Prisma.sql`u.search_text`]),
      ])}`;
    const order = orderOf(sort, {
      name: textOrder(Prisma.sql`u.name`),
      joined: Prisma.sql`m.joined_at`,
      otherwise: Prisma.sql`m.joined_at`,
      last: Prisma.sql`m.user_id`,
    });
    const select = Prisma.sql`
      m.user_id as "userId", m.roles, m.joined_at as "joinedAt", u.name, u.guardian_id as "guardianId"`;
    const { rows, total } = await readPage<MemberRow>(this.prisma, part, { select, from, order });
    return { rows: rows.map(toMember), total };
  }

  countOwners(clubId: string): Promise<number> {
    return this.prisma.membership.count({ where: { clubId, roles: { has: 'owner' } } });
  }

  async find(clubId: string, userId: string): Promise<MemberBody | undefined> {
    const row = await this.prisma.membership.findUnique({
      where: { clubId_userId: { clubId, userId } },
      select: memberFields,
    });
    return row ? toMember({ ...row, ...row.user }) : undefined;
  }

  /**
   * Changes what a member is, if the judge has nothing against it. The club's row is locked meanwhile: two owners who
   * leave at the same moment are judged one after the other.
   */
  async change<Refusal>(change: Change, judge: Judge<Refusal>): Promise<Refusal | 'NO_MEMBER' | undefined> {
    return this.prisma.$transaction(async (tx) => {
      await lockClub(tx, change.clubId);
      return this.#change(tx, change, judge);
    });
  }

  /** Two changes that only make sense together. */
  async changeBoth<Refusal>(
    changes: readonly [Change, Change],
    judge: Judge<Refusal>,
  ): Promise<Refusal | 'NO_MEMBER' | undefined> {
    return this.prisma
      .$transaction(async (tx) => {
        await lockClub(tx, changes[0].clubId);
        for (const change of changes) {
          const refusal = await this.#change(tx, change, judge);
          if (refusal) throw new Undo(refusal);
        }
        return undefined;
      })
      .catch((error: unknown) => {
        if (error instanceof Undo) return error.refusal as Refusal;
        throw error;
      });
  }

  /** Takes somebody out, if they are in, and keeps them out. */
  async block<Refusal>(
    { actor, clubId, userId, reason }: { actor: Actor; clubId: string; userId: string; reason: string },
    judge: Judge<Refusal>,
  ): Promise<Refusal | undefined> {
    return this.prisma.$transaction(async (tx) => {
      await lockClub(tx, clubId);
      const audit = { action: 'club.blocked', reason } as const;
      const refusal = await this.#change(tx, { actor, clubId, userId, to: [], audit }, judge);
      if (refusal && refusal !== 'NO_MEMBER') return refusal;
      await tx.joinRequest.deleteMany({ where: { clubId, userId } });
      await tx.clubBlock.upsert({
        where: { clubId_userId: { clubId, userId } },
        create: { clubId, userId, reason, createdBy: actor.userId },
        update: { reason, createdBy: actor.userId },
      });
      if (refusal) await writeAudit(tx, { actor, clubId, ...audit, subject: { type: 'user', id: userId } });
      return undefined;
    });
  }

  async unblock(actor: Actor, clubId: string, userId: string): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.clubBlock.deleteMany({ where: { clubId, userId } });
      if (count === 0) return false;
      const subject = { type: 'user', id: userId };
      await writeAudit(tx, { actor, clubId, action: 'club.unblocked', subject });
      return true;
    });
  }

  listBlocks(clubId: string, part: BlockPart): Promise<Page<BlockRow>> {
    const from = Prisma.sql`
      club_block b join "user" u on u.id = b.user_id
      where ${all([Prisma.sql`b.club_id = ${clubId}::uuid`, holds(part.q, [Prisma.sql`u.search_text`])])}`;
    const order = orderOf(part.sort, {
      name: textOrder(Prisma.sql`u.name`),
      since: Prisma.sql`b.created_at`,
      otherwise: Prisma.sql`b.created_at desc`,
      last: Prisma.sql`b.user_id`,
    });
    const select = Prisma.sql`b.user_id as "userId", u.name, b.reason, b.created_at as "createdAt"`;
    return readPage(this.prisma, part, { select, from, order });
  }

  async #change<Refusal>(
    tx: Prisma.TransactionClient,
    { actor, clubId, userId, to, audit }: Change,
    judge: Judge<Refusal>,
  ): Promise<Refusal | 'NO_MEMBER' | undefined> {
    const [by, member, owners] = await Promise.all([
      tx.membership.findUnique({ where: { clubId_userId: { clubId, userId: actor.userId } } }),
      tx.membership.findUnique({ where: { clubId_userId: { clubId, userId } } }),
      tx.membership.count({ where: { clubId, roles: { has: 'owner' } } }),
    ]);
    if (!member) return 'NO_MEMBER';
    const from = placesOf(member.roles);
    // An administrator of the platform acts with an owner's weight, without being one.
    const places: ClubPlace[] = by ? placesOf(by.roles) : ['owner'];
    const refusal = judge({ by: places, from, to, owners });
    if (refusal) return refusal;
    if (to.length > 0)
      await tx.membership.update({
        where: { clubId_userId: { clubId, userId } },
        data: { roles: [...to] },
      });
    else await removeMember(tx, clubId, userId);
    const subject = { type: 'user', id: userId };
    await writeAudit(tx, { actor, clubId, ...audit, subject, data: { from: [...from], to: [...to] } });
    return undefined;
  }
}

/** Carries a refusal out of a transaction so that nothing of it stays. */
class Undo extends Error {
  constructor(readonly refusal: unknown) {
    super('undo');
  }
}

export async function lockClub(tx: Prisma.TransactionClient, clubId: string): Promise<void> {
  await tx.$queryRaw`select 1 from club where id = ${clubId}::uuid for update`;
}

/** With the kids' seats in this club that belong to them. */
async function removeMember(tx: Prisma.TransactionClient, clubId: string, userId: string): Promise<void> {
  await tx.membership.delete({ where: { clubId_userId: { clubId, userId } } });
  await tx.user.deleteMany({
    where: { device: 'kid', guardianId: userId, memberships: { some: { clubId } } },
  });
}

function toMember(row: MemberRow): MemberBody {
  return {
    userId: row.userId,
    name: row.name,
    places: placesOf(row.roles),
    guardianId: row.guardianId,
    joinedAt: row.joinedAt.toISOString(),
  };
}

function placesOf(roles: readonly string[]): ClubPlace[] {
  return clubPlaces.filter((place) => roles.includes(place));
}
