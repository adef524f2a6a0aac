import { Injectable } from '@nestjs/common';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { range, type Page, type PagePart } from '../../platform/database/list-sql.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Actor } from '../../platform/identity/actor.js';
import { insertMember } from './insert-member.js';

export interface StoredRequest {
  readonly userId: string;
  readonly name: string;
  readonly message: string;
  readonly createdAt: Date;
}

export type Asked = 'joined' | 'requested' | 'already' | 'closed' | 'unknown';

@Injectable()
export class JoinRequestsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async list(clubId: string, part: PagePart): Promise<Page<StoredRequest>> {
    const [rows, total] = await Promise.all([
      this.prisma.joinRequest.findMany({
        where: { clubId },
        select: { userId: true, message: true, createdAt: true, user: { select: { name: true } } },
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        ...range(part),
      }),
      this.prisma.joinRequest.count({ where: { clubId } }),
    ]);
    return { rows: rows.map(({ user, ...row }) => ({ ...row, name: user.name })), total };
  }

  /** A club that is not listed, or keeps somebody out, is unknown to them. */
  async ask(actor: Actor, clubId: string, message: string): Promise<Asked> {
    const { userId } = actor;
    return this.prisma.$transaction(async (tx) => {
      const club = await tx.club.findUnique({
        where: { id: clubId },
        select: { listed: true, joining: true },
      });
      const key = { clubId_userId: { clubId, userId } };
      if (await tx.membership.findUnique({ where: key })) return 'already';
      const blocked = await tx.clubBlock.findUnique({ where: key });
      if (!club?.listed || blocked) return 'unknown';
      if (club.joining === 'closed') return 'closed';
      if (club.joining === 'open') {
        const outcome = await insertMember(tx, { clubId, userId, role: 'member' });
        if (outcome === 'joined') await writeAudit(tx, { actor, clubId, action: 'club.joined' });
        return outcome === 'blocked' ? 'unknown' : outcome;
      }
      await tx.joinRequest.upsert({ where: key, create: { clubId, userId, message }, update: { message } });
      return 'requested';
    });
  }

  async answer(actor: Actor, clubId: string, userId: string, accept: boolean): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.joinRequest.deleteMany({ where: { clubId, userId } });
      if (count === 0) return false;
      if (accept) await insertMember(tx, { clubId, userId, role: 'member' });
      const action = accept ? 'club.request-accepted' : 'club.request-declined';
      await writeAudit(tx, { actor, clubId, action, subject: { type: 'user', id: userId } });
      return true;
    });
  }
}
