import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';

/** In whose name the club's own tables are opened, at evenings and events. */
@Injectable()
export class HostsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Every club has one at all times. */
  async ownerOf(clubId: string): Promise<string> {
    const owner = await this.prisma.membership.findFirstOrThrow({
      where: { clubId, roles: { has: 'owner' } },
      select: { userId: true },
      orderBy: { joinedAt: 'asc' },
    });
    return owner.userId;
  }
}
