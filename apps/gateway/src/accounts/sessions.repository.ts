import { Injectable } from '@nestjs/common';
import { Prisma } from '../generated/prisma/client.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { UserId } from '../platform/identity/actor.js';

export interface StoredSession {
  readonly id: string;
  readonly userAgent: string;
  readonly address: string;
  readonly administrator: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface AliveSession {
  readonly sessionId: string;
  readonly userId: UserId;
  readonly isGuest: boolean;
  readonly platformRole: string;
  readonly device: string | undefined;
  readonly administratorId: UserId | undefined;
}

interface AliveRow {
  readonly id: string;
  readonly administratorId: string | null;
  readonly userId: string;
  readonly isAnonymous: boolean;
  readonly platformRole: string;
  readonly device: string | null;
}

@Injectable()
export class SessionsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async list(userId: UserId): Promise<StoredSession[]> {
    const rows = await this.prisma.session.findMany({
      where: { userId, expiresAt: { gt: new Date() } },
      select: {
        id: true,
        userAgent: true,
        ipAddress: true,
        administratorId: true,
        createdAt: true,
        expiresAt: true,
      },
      orderBy: { createdAt: 'desc' },
    });
    return rows.map(({ ipAddress, userAgent, administratorId, ...row }) => ({
      ...row,
      administrator: administratorId !== null,
      userAgent: userAgent ?? '',
      address: ipAddress ?? '',
    }));
  }

  async findByToken(token: string): Promise<AliveSession | undefined> {
    const [found] = await this.#findAlive(Prisma.sql`s.token = ${token}`);
    return found;
  }

  findAlive(sessionIds: readonly string[]): Promise<AliveSession[]> {
    return this.#findAlive(Prisma.sql`s.id = any(${sessionIds}::uuid[])`);
  }

  /** In one question, for every request and every socket asks it. */
  async #findAlive(which: Prisma.Sql): Promise<AliveSession[]> {
    const rows = await this.prisma.$queryRaw<AliveRow[]>`
      select s.id, s.administrator_id as "administratorId", u.id as "userId", u.is_anonymous as "isAnonymous",
        u.platform_role as "platformRole", u.device
      from session s
      join "user" u on u.id = s.user_id
      where ${which} and s.expires_at > now() and u.blocked_at is null`;
    return rows.map(aliveSession);
  }

  /** Deletes those of the person's sessions that are chosen, and says which there were. */
  async end(userId: UserId, choice: { only: string } | { allBut: string } | 'all'): Promise<string[]> {
    const chosen =
      choice === 'all' ? {} : 'only' in choice ? { id: choice.only } : { id: { not: choice.allBut } };
    return this.prisma.$transaction(async (tx) => {
      const rows = await tx.session.findMany({ where: { userId, ...chosen }, select: { id: true } });
      const ids = rows.map(({ id }) => id);
      await tx.session.deleteMany({ where: { id: { in: ids } } });
      return ids;
    });
  }

  /** Whether the account with this address, if there is one, is or was lately used from there. */
  async isFamiliar(email: string, address: string): Promise<boolean> {
    const found = await this.prisma.session.findFirst({
      where: { ipAddress: address, user: { email } },
      select: { id: true },
    });
    return found !== null;
  }
}

function aliveSession(row: AliveRow): AliveSession {
  return {
    sessionId: row.id,
    userId: row.userId as UserId,
    isGuest: row.isAnonymous,
    platformRole: row.platformRole,
    device: row.device ?? undefined,
    administratorId: (row.administratorId ?? undefined) as UserId | undefined,
  };
}
