import { Injectable } from '@nestjs/common';
import type { AccountBody } from '@red-disc/contracts';
import type { Language } from '@red-disc/game';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { UserId } from '../platform/identity/actor.js';

export interface AccountChanges {
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
  readonly timeZone?: string | undefined;
  readonly birthday?: { readonly day: number; readonly month: number } | null | undefined;
}

/** What a mail needs to know of whom it goes to. */
export interface Addressee {
  readonly userId: UserId;
  readonly name: string;
  /** Undefined for a guest. */
  readonly email: string | undefined;
  readonly language: Language;
}

@Injectable()
export class AccountsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async find(userId: UserId): Promise<AccountBody | undefined> {
    const row = await this.prisma.user.findUnique({
      where: { id: userId },
      include: { emailClaims: { where: { expiresAt: { gt: new Date() } }, select: { email: true } } },
    });
    if (!row) return undefined;
    return {
      id: row.id,
      kind: row.isAnonymous ? 'guest' : 'account',
      platformRole: row.platformRole === 'administrator' ? 'administrator' : 'user',
      device: row.device as AccountBody['device'],
      actedFor: false,
      name: row.name,
      email: row.isAnonymous ? null : row.email,
      pendingEmail: row.emailClaims[0]?.email ?? null,
      language: row.language as Language,
      timeZone: row.timeZone,
      birthday:
        row.birthdayDay && row.birthdayMonth ? { day: row.birthdayDay, month: row.birthdayMonth } : null,
      createdAt: row.createdAt.toISOString(),
    };
  }

  async update(userId: UserId, { birthday, ...changes }: AccountChanges): Promise<void> {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    await this.prisma.user.update({
      where: { id: userId },
      data: {
        ...Object.fromEntries(given),
        ...(birthday !== undefined && {
          birthdayDay: birthday?.day ?? null,
          birthdayMonth: birthday?.month ?? null,
        }),
      },
    });
  }

  async findAddressee(userId: UserId): Promise<Addressee | undefined> {
    const row = await this.prisma.user.findUnique({
      where: { id: userId },
      select: { name: true, email: true, isAnonymous: true, language: true },
    });
    if (!row) return undefined;
    const { name, email, isAnonymous } = row;
    return { userId, name, email: isAnonymous ? undefined : email, language: row.language as Language };
  }

  async isEmailTaken(email: string, exceptBy: UserId): Promise<boolean> {
    const owner = await this.prisma.user.findUnique({ where: { email }, select: { id: true } });
    return owner !== null && owner.id !== exceptBy;
  }

  /** False for a guest who has become somebody before. */
  async markBecame(guestId: UserId, accountId: UserId): Promise<boolean> {
    const { count } = await this.prisma.user.updateMany({
      where: { id: guestId, isAnonymous: true, device: null, becameId: null },
      data: { becameId: accountId },
    });
    return count > 0;
  }

  async findPasswordHash(userId: UserId): Promise<string | undefined> {
    const row = await this.prisma.credential.findFirst({
      where: { userId, providerId: 'credential' },
      select: { password: true },
    });
    return row?.password ?? undefined;
  }

  async setPasswordHash(userId: UserId, password: string): Promise<void> {
    await this.prisma.credential.updateMany({
      where: { userId, providerId: 'credential' },
      data: { password },
    });
  }
}
