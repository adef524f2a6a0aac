import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';

/**
 * Deals that several tables play, for tournaments. Open the tables with the same `deal: { id }`; the id becomes part of
 * each commitment, so it should say what it is for: event, round and board. Until the deal is released, nobody sees
 * its seeds, records or replays, and only the people at a table and its referees watch it.
 */
@Injectable()
export class DuplicateDeals {
  constructor(private readonly prisma: PrismaService) {}

  /** Makes sure of the deal before a table is opened with it; false if it is known to everybody already. */
  async prepare(id: string): Promise<boolean> {
    const deal = await this.prisma.duplicateDeal.upsert({ where: { id }, create: { id }, update: {} });
    return deal.releasedAt === null;
  }

  async isKeptBack(id: string | null): Promise<boolean> {
    if (id === null) return false;
    const deal = await this.prisma.duplicateDeal.findUnique({ where: { id } });
    return deal?.releasedAt === null;
  }

  /** Lets everybody see the deal. False, and nothing happens, while a table has yet to finish it. */
  async release(id: string): Promise<boolean> {
    const released = await this.prisma.$executeRaw`
      update duplicate_deal d set released_at = coalesce(d.released_at, now())
      where d.id = ${id} and not exists (
        select 1 from game_table t where t.deal_id = d.id and t.status in ('lobby', 'playing', 'between'))`;
    return released > 0;
  }
}
