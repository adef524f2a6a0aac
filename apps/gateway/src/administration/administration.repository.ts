import { Injectable } from '@nestjs/common';
import type { MailBody, UserBody, AuditAction } from '@red-disc/contracts';
import type { Prisma } from '../generated/prisma/client.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor } from '../platform/identity/actor.js';

export interface Search {
  readonly q: string;
  readonly limit: number;
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** Reads over all features: how much there is, and what waits. It changes nothing but people's standing. */
@Injectable()
export class AdministrationRepository {
  constructor(private readonly prisma: PrismaService) {}

  async counts() {
    const start = performance.now();
    const [users, clubs, tables, jobs, mails] = await Promise.all([
      this.prisma.user.groupBy({
        by: ['isAnonymous'],
        where: { erasedAt: null, device: null },
        _count: { _all: true, blockedAt: true },
      }),
      this.prisma.club.count(),
      this.prisma.$queryRaw<
        Counted[]
      >`select status as name, count(*)::int as count from game_table group by 1`,
      this.prisma.$queryRaw<
        Counted[]
      >`select state::text as name, count(*)::int as count from jobs.job group by 1`,
      this.prisma.$queryRaw<
        Counted[]
      >`select state as name, count(*)::int as count from outgoing_mail group by 1`,
    ]);
    const of = (isAnonymous: boolean): number =>
      users.find((group) => group.isAnonymous === isAnonymous)?._count._all ?? 0;
    return {
      databaseMs: Math.round((performance.now() - start) * 10) / 10,
      users: {
        accounts: of(false),
        guests: of(true),
        blocked: users.reduce((sum, { _count }) => sum + _count.blockedAt, 0),
      },
      clubs,
      tables: byName(tables),
      jobs: byName(jobs),
      mails: byName(mails),
    };
  }

  async users({ q, limit }: Search): Promise<UserBody[]> {
    const contains = { contains: q, mode: 'insensitive' } as const;
    const rows = await this.prisma.user.findMany({
      where: {
        erasedAt: null,
        device: null,
        ...(q && { OR: [{ name: contains }, { email: contains, isAnonymous: false }] }),
      },
      include: {
        sessions: { select: { createdAt: true }, orderBy: { createdAt: 'desc' }, take: 1 },
        _count: { select: { memberships: true } },
      },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.isAnonymous ? null : row.email,
      kind: row.isAnonymous ? 'guest' : 'account',
      platformRole: row.platformRole === 'administrator' ? 'administrator' : 'user',
      blocked: row.blockedAt !== null,
      clubs: row._count.memberships,
      createdAt: row.createdAt.toISOString(),
      lastSignInAt: row.sessions[0]?.createdAt.toISOString() ?? null,
    }));
  }

  async findUser(id: string): Promise<{ platformRole: string; isPerson: boolean } | undefined> {
    const row = await this.prisma.user.findUnique({
      where: { id, erasedAt: null },
      select: { platformRole: true, device: true },
    });
    return row ? { platformRole: row.platformRole, isPerson: row.device === null } : undefined;
  }

  async setBlocked(actor: Actor, userId: string, blocked: boolean, reason: string): Promise<void> {
    await this.#change(actor, userId, blocked ? 'platform.blocked' : 'platform.unblocked', reason, (tx) =>
      tx.user.update({ where: { id: userId }, data: { blockedAt: blocked ? new Date() : null } }),
    );
  }

  /** False if nobody would be left to administer the platform. */
  async setRole(
    actor: Actor,
    userId: string,
    role: 'user' | 'administrator',
    reason: string,
  ): Promise<boolean> {
    return this.prisma
      .$transaction(async (tx) => {
        await tx.$queryRaw`select id from "user" where platform_role = 'administrator' for update`;
        await tx.user.update({ where: { id: userId }, data: { platformRole: role } });
        const left = await tx.user.count({ where: { platformRole: 'administrator', blockedAt: null } });
        if (left === 0) throw new NobodyLeft();
        const subject = { type: 'user', id: userId };
        await writeAudit(tx, { actor, action: 'platform.role-set', subject, reason, data: { role } });
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof NobodyLeft) return false;
        throw error;
      });
  }

  async note(
    actor: Actor,
    action: AuditAction,
    subject: { type: string; id: string },
    reason?: string,
  ): Promise<void> {
    await writeAudit(this.prisma, { actor, action, subject, reason });
  }

  async clubs({ q, limit }: Search) {
    const rows = await this.prisma.club.findMany({
      where: q ? { OR: [{ name: { contains: q, mode: 'insensitive' } }, { slug: { contains: q } }] } : {},
      include: { _count: { select: { memberships: true } } },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map(({ id, slug, name, listed, createdAt, _count }) => ({
      id,
      slug,
      name,
      listed,
      members: _count.memberships,
      createdAt: createdAt.toISOString(),
    }));
  }

  async runningTables() {
    const rows = await this.prisma.gameTable.findMany({
      where: { status: { in: ['lobby', 'playing', 'between', 'quarantined'] } },
      select: { id: true, clubId: true, game: true, status: true, seats: true, seq: true, createdAt: true },
      orderBy: { createdAt: 'desc' },
      take: 200,
    });
    return rows.map(({ seats, seq, createdAt, ...row }) => {
      const occupants = (seats as ({ user: string } | { bot: string } | null)[]).filter(
        (seat) => seat !== null,
      );
      return {
        ...row,
        people: occupants.filter((occupant) => 'user' in occupant).length,
        bots: occupants.filter((occupant) => 'bot' in occupant).length,
        moves: seq,
        createdAt: createdAt.toISOString(),
      };
    });
  }

  async jobs() {
    const rows = await this.prisma.$queryRaw<
      { id: string; name: string; state: string; tries: number; start_after: Date }[]
    >`select id::text, coalesce(data->>'name', name) as name, state::text, retry_count as tries, start_after
      from jobs.job where name = 'tasks' and state <> 'completed' order by start_after limit 200`;
    return rows.map(({ start_after, ...row }) => ({ ...row, startAfter: start_after.toISOString() }));
  }

  async mails(state: 'queued' | 'sent' | undefined): Promise<MailBody[]> {
    const rows = await this.prisma.outgoingMail.findMany({
      where: state ? { state } : {},
      select: {
        id: true,
        kind: true,
        state: true,
        failure: true,
        userId: true,
        createdAt: true,
        settledAt: true,
      },
      orderBy: { createdAt: 'desc' },
      take: 100,
    });
    return rows.map((row) => ({
      ...row,
      state: row.state as MailBody['state'],
      createdAt: row.createdAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    }));
  }

  async #change(
    actor: Actor,
    userId: string,
    action: AuditAction,
    reason: string,
    change: (tx: Prisma.TransactionClient) => Promise<unknown>,
  ): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await change(tx);
      await writeAudit(tx, { actor, action, subject: { type: 'user', id: userId }, reason });
    });
  }
}

class NobodyLeft extends Error {}

function byName(rows: readonly Counted[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
