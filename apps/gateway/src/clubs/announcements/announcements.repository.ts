import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnnouncementBody } from '@red-disc/contracts';
import type { Prisma } from '../../generated/prisma/client.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { range, type Page, type PagePart } from '../../platform/database/list-sql.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Actor } from '../../platform/identity/actor.js';

const fields = {
  id: true,
  title: true,
  text: true,
  createdAt: true,
  author: { select: { name: true } },
} satisfies Prisma.AnnouncementSelect;

@Injectable()
export class AnnouncementsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async list(clubId: string, part: PagePart): Promise<Page<AnnouncementBody>> {
    const where = { clubId };
    const [rows, total] = await Promise.all([
      this.prisma.announcement.findMany({
        where,
        select: fields,
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        ...range(part),
      }),
      this.prisma.announcement.count({ where }),
    ]);
    return { rows: rows.map(toBody), total };
  }

  async add(actor: Actor, clubId: string, text: { title: string; text: string }): Promise<AnnouncementBody> {
    return this.prisma.$transaction(async (tx) => {
      const row = await tx.announcement.create({
        data: { id: randomUUID(), clubId, authorId: actor.userId, ...text },
        select: fields,
      });
      const subject = { type: 'announcement', id: row.id };
      await writeAudit(tx, { actor, clubId, action: 'club.announced', subject });
      return toBody(row);
    });
  }

  async remove(actor: Actor, clubId: string, id: string): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.announcement.deleteMany({ where: { id, clubId } });
      if (count === 0) return false;
      const subject = { type: 'announcement', id };
      await writeAudit(tx, { actor, clubId, action: 'club.announcement-deleted', subject });
      return true;
    });
  }
}

function toBody({
  author,
  createdAt,
  ...row
}: Prisma.AnnouncementGetPayload<{ select: typeof fields }>): AnnouncementBody {
  return { ...row, author: author?.name ?? null, createdAt: createdAt.toISOString() };
}
