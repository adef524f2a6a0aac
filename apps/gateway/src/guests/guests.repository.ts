import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';

/** Hands over what the database keeps of a guest. Done again, it finds nothing left to do. */
@Injectable()
export class GuestsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The tables that still go on with the guest in a seat. */
  async runningTables(guestId: string): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>`
      select id from game_table
      where status in ('lobby', 'playing', 'between') and seats @> ${seatOf(guestId)}::jsonb`;
    return rows.map(({ id }) => id);
  }

  /** Places in clubs come along, but not into a club that has blocked the account. */
  async handOver(guestId: string, accountId: string): Promise<void> {
    await this.prisma.$transaction([
      this.prisma.$executeRaw`
        update game_table set seats = replace(seats::text, ${guestId}, ${accountId})::jsonb
        where status in ('over', 'cancelled') and seats @> ${seatOf(guestId)}::jsonb`,
      this.prisma.gameTable.updateMany({ where: { hostId: guestId }, data: { hostId: accountId } }),
      this.prisma.tableResult.updateMany({ where: { userId: guestId }, data: { userId: accountId } }),
      this.prisma.$executeRaw`
        insert into membership (club_id, user_id, roles, joined_at)
        select m.club_id, ${accountId}::uuid, m.roles, m.joined_at from membership m
        where m.user_id = ${guestId}::uuid and not exists (
          select from club_block b where b.club_id = m.club_id and b.user_id = ${accountId}::uuid)
        on conflict do nothing`,
      this.prisma.membership.deleteMany({ where: { userId: guestId } }),
      this.prisma.$executeRaw`
        insert into occurrence_answer (occurrence_id, user_id, answer, since, attended)
        select occurrence_id, ${accountId}::uuid, answer, since, attended from occurrence_answer
        where user_id = ${guestId}::uuid on conflict do nothing`,
      this.prisma.occurrenceAnswer.deleteMany({ where: { userId: guestId } }),
    ]);
  }
}

function seatOf(user: string): string {
  return JSON.stringify([{ user }]);
}
