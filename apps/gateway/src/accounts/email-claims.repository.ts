import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';
import { isUniqueViolation } from '../platform/database/unique-violation.js';
import type { UserId } from '../platform/identity/actor.js';

export interface EmailClaim {
  readonly userId: UserId;
  readonly email: string;
  /** Set where a guest becomes an account. */
  readonly passwordHash: string | undefined;
}

const lifetimeMs = 24 * 3600 * 1000;

@Injectable()
export class EmailClaimsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** A new claim takes the place of an older one, and its mail's link with it. */
  async put({ userId, email, passwordHash }: EmailClaim): Promise<void> {
    const claim = {
      email,
      passwordHash: passwordHash ?? null,
      tokenHash: null,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + lifetimeMs),
    };
    await this.prisma.emailClaim.upsert({
      where: { userId },
      create: { userId, ...claim },
      update: claim,
    });
  }

  async findByUser(userId: UserId): Promise<EmailClaim | undefined> {
    return found(
      await this.prisma.emailClaim.findUnique({ where: { userId, expiresAt: { gt: new Date() } } }),
    );
  }

  async findByToken(token: string): Promise<EmailClaim | undefined> {
    const tokenHash = hashOf(token);
    return found(
      await this.prisma.emailClaim.findUnique({ where: { tokenHash, expiresAt: { gt: new Date() } } }),
    );
  }

  async setToken(userId: UserId, token: string): Promise<void> {
    await this.prisma.emailClaim.updateMany({ where: { userId }, data: { tokenHash: hashOf(token) } });
  }

  /** The address becomes theirs, and a guest an account. False if somebody else has it by now. */
  async fulfil({ userId, email, passwordHash }: EmailClaim): Promise<boolean> {
    try {
      await this.prisma.$transaction(async (tx) => {
        await tx.user.update({
          where: { id: userId },
          data: { email, emailVerified: true, isAnonymous: false },
        });
        if (passwordHash)
          await tx.credential.create({
            data: {
              id: randomUUID(),
              userId,
              accountId: userId,
              providerId: 'credential',
              password: passwordHash,
            },
          });
        await tx.emailClaim.delete({ where: { userId } });
      });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}

function found(
  row: { userId: string; email: string; passwordHash: string | null } | null,
): EmailClaim | undefined {
  if (!row) return undefined;
  return { userId: row.userId as UserId, email: row.email, passwordHash: row.passwordHash ?? undefined };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
