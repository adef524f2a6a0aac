import { Injectable } from '@nestjs/common';
import type { Prisma } from '../generated/prisma/client.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor } from '../platform/identity/actor.js';

@Injectable()
export class ErasureRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The clubs that would be left without an owner. */
  async clubsLeftAlone(userId: string): Promise<string[]> {
    const owned = await this.prisma.membership.findMany({
      where: { userId, roles: { has: 'owner' } },
      select: { clubId: true, club: { select: { memberships: { where: { roles: { has: 'owner' } } } } } },
    });
    return owned.filter(({ club }) => club.memberships.length === 1).map(({ clubId }) => clubId);
  }

  /**
   * Takes away everything that tells who somebody is. Their row stays, without a name of its own: games and logs refer
   * to its id. What others wrote stays; what this person said in a reported talk goes.
   */
  async erase(actor: Actor): Promise<void> {
    const { userId } = actor;
    await this.prisma.$transaction(async (tx) => {
      const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
      for (const remove of belongings(tx, userId, email)) await remove();
      await forgetTalk(tx, userId);
      await tx.user.update({
        where: { id: userId },
        data: {
          name: `Player ${userId.slice(0, 3)}`,
          email: `${userId}@erased.invalid`,
          emailVerified: false,
          isAnonymous: true,
          platformRole: 'user',
          language: 'en',
          timeZone: 'UTC',
          birthdayDay: null,
          birthdayMonth: null,
          blockedAt: new Date(),
          erasedAt: new Date(),
        },
      });
      await writeAudit(tx, { actor, action: 'account.erased', subject: { type: 'user', id: userId } });
    });
  }
}

/** All that belongs to one person and to nobody else. */
function belongings(tx: Prisma.TransactionClient, userId: string, email: string): (() => Promise<unknown>)[] {
  const own = { where: { userId } };
  return [
    () => tx.session.deleteMany(own),
    () => tx.credential.deleteMany(own),
    () => tx.verification.deleteMany({ where: { value: userId } }),
    () => tx.emailClaim.deleteMany({ where: { OR: [{ userId }, { email }] } }),
    () => tx.outgoingMail.deleteMany({ where: { OR: [{ userId }, { recipient: email }] } }),
    () => tx.clubInvitation.updateMany({ where: { email }, data: { email: null, endedAt: new Date() } }),
    () => tx.ticket.deleteMany(own),
    () => tx.notification.deleteMany(own),
    () => tx.notificationSetting.deleteMany(own),
    () => tx.calendarFeed.deleteMany(own),
    () => tx.occurrenceAnswer.deleteMany({ where: { userId, attended: null } }),
    () => tx.talkLine.deleteMany(own),
    () => tx.talkBlock.deleteMany(own),
    () => tx.joinRequest.deleteMany(own),
    () => tx.membership.deleteMany(own),
    () => tx.announcement.updateMany({ where: { authorId: userId }, data: { authorId: null } }),
    () => tx.report.updateMany({ where: { reporterId: userId }, data: { reporterId: null } }),
    () => tx.user.deleteMany({ where: { guardianId: userId } }),
    // The names under which this person came as a guest.
    () =>
      tx.$executeRaw`update "user" set name = 'Player ' || left(id::text, 3) where became_id = ${userId}::uuid`,
  ];
}

async function forgetTalk(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const reports = await tx.report.findMany({
    where: { excerpt: { array_contains: [{ userId }] } },
    select: { id: true, excerpt: true },
  });
  for (const { id, excerpt } of reports) {
    const lines = (excerpt as { userId: string; text: string; at: string }[]).map((line) =>
      line.userId === userId ? { ...line, text: '' } : line,
    );
    await tx.report.update({ where: { id }, data: { excerpt: lines } });
  }
}
