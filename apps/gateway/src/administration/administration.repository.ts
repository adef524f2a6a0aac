import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@red-disc/contracts';
import type { Prisma } from '../generated/prisma/client.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor } from '../platform/identity/actor.js';

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** How much there is of everything, and people's standing, the one thing that it changes. */
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
