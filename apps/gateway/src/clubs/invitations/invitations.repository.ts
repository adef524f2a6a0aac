import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { InvitationBody } from '@red-disc/contracts';
import type { Prisma } from '../../generated/prisma/client.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { range, type Page, type PagePart } from '../../platform/database/list-sql.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Actor } from '../../platform/identity/actor.js';
import { insertMember } from './insert-member.js';

export interface NewInvitation {
  readonly kind: 'link' | 'code' | 'email';
  readonly role: 'member' | 'guest';
  readonly secret: string;
  readonly email?: string;
  readonly maxUses: number | null;
  readonly expiresAt: Date;
}

export type Acceptance =
  { readonly clubId: string; readonly joined: boolean } | { readonly refusal: 'UNKNOWN' | 'USED_UP' };

/** Ways in that still work. */
const open = () => ({ endedAt: null, expiresAt: { gt: new Date() } });

@Injectable()
export class InvitationsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async add(actor: Actor, clubId: string, invitation: NewInvitation): Promise<InvitationBody> {
    return this.prisma.$transaction(async (tx) => {
      const row = await tx.clubInvitation.create({
        data: { id: randomUUID(), clubId, createdBy: actor.userId, ...invitation },
      });
      await writeAudit(tx, {
        actor,
        clubId,
        action: 'club.invited',
        subject: { type: 'invitation', id: row.id },
        data: { kind: invitation.kind, role: invitation.role },
      });
      return toBody(row);
    });
  }

  async list(clubId: string, part: PagePart): Promise<Page<InvitationBody>> {
    const where = { clubId, ...open() };
    const [rows, total] = await Promise.all([
      this.prisma.clubInvitation.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        ...range(part),
      }),
      this.prisma.clubInvitation.count({ where }),
    ]);
    return { rows: rows.map(toBody), total };
  }

  async end(actor: Actor, clubId: string, id: string): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.clubInvitation.updateMany({
        where: { id, clubId, endedAt: null },
        data: { endedAt: new Date(), email: null },
      });
      if (count === 0) return false;
      const subject = { type: 'invitation', id };
      await writeAudit(tx, { actor, clubId, action: 'club.invitation-ended', subject });
      return true;
    });
  }

  async clubBehind(secret: string): Promise<string | undefined> {
    const row = await this.prisma.clubInvitation.findUnique({
      where: { secret, ...open() },
      select: { clubId: true },
    });
    return row?.clubId;
  }

  /** What a mail of invitation says. */
  async findForMail(
    id: string,
  ): Promise<{ email: string; secret: string; clubName: string; language: string } | undefined> {
    const row = await this.prisma.clubInvitation.findUnique({
      where: { id, ...open() },
      select: { email: true, secret: true, club: { select: { name: true, languages: true } } },
    });
    if (!row?.email) return undefined;
    const { email, secret, club } = row;
    return { email, secret, clubName: club.name, language: club.languages[0] ?? 'en' };
  }

  /**
   * Comes in, unless the way is closed, used up, or the person is blocked. First the membership, then the count of
   * uses: whoever finds the last use taken leaves nothing behind.
   */
  async accept(actor: Actor, secret: string): Promise<Acceptance> {
    return this.prisma
      .$transaction(async (tx): Promise<Acceptance> => {
        const invitation = await tx.clubInvitation.findUnique({ where: { secret, ...open() } });
        if (!invitation) return { refusal: 'UNKNOWN' };
        const { id, clubId, maxUses, uses } = invitation;
        // A crowd at a door that is shut does not hold up those who have a way in.
        const isUsedUp = maxUses !== null && uses >= maxUses;
        if (isUsedUp && !(await isMember(tx, clubId, actor.userId))) return { refusal: 'USED_UP' };
        const role = actor.kind === 'guest' || invitation.role === 'guest' ? 'guest' : 'member';
        const outcome = await insertMember(tx, { clubId, userId: actor.userId, role });
        if (outcome === 'blocked') return { refusal: 'UNKNOWN' };
        if (outcome === 'already') return { clubId, joined: false };
        const used = await tx.$executeRaw`
          update club_invitation set uses = uses + 1, email = null
          where id = ${id}::uuid and ended_at is null and (max_uses is null or uses < max_uses)`;
        if (used === 0) throw new UsedUp();
        const subject = { type: 'invitation', id };
        await writeAudit(tx, { actor, clubId, action: 'club.joined', subject, data: { role } });
        return { clubId, joined: true };
      })
      .catch((error: unknown) => {
        if (error instanceof UsedUp) return { refusal: 'USED_UP' };
        throw error;
      });
  }
}

class UsedUp extends Error {}

async function isMember(tx: Prisma.TransactionClient, clubId: string, userId: string): Promise<boolean> {
  const where = { clubId_userId: { clubId, userId } };
  return (await tx.membership.findUnique({ where, select: { clubId: true } })) !== null;
}

function toBody(row: {
  id: string;
  kind: string;
  role: string;
  secret: string;
  maxUses: number | null;
  uses: number;
  expiresAt: Date;
  createdAt: Date;
}): InvitationBody {
  return {
    id: row.id,
    kind: row.kind as InvitationBody['kind'],
    role: row.role as InvitationBody['role'],
    secret: row.kind === 'email' ? null : row.secret,
    maxUses: row.maxUses,
    uses: row.uses,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
