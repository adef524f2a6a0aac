import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { UserId } from '../platform/identity/actor.js';

@Injectable()
export class TicketsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** A new ticket makes those before it worthless. */
  async put(secretHash: string, userId: UserId, expiresAt: Date): Promise<void> {
    await this.prisma.$transaction([
      this.prisma.ticket.deleteMany({ where: { userId } }),
      this.prisma.ticket.create({ data: { secretHash, userId, expiresAt } }),
    ]);
  }

  /** Whom the ticket is for; the second to ask gets nothing. */
  async take(secretHash: string): Promise<UserId | undefined> {
    const [row] = await this.prisma.$queryRaw<{ user_id: string }[]>`
      delete from ticket where secret_hash = ${secretHash} and expires_at > now() returning user_id`;
    return row?.user_id as UserId | undefined;
  }
}
