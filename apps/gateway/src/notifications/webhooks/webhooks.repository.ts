import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NotificationKind, WebhookBody } from '@red-disc/contracts';
import type { Prisma } from '../../generated/prisma/client.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Actor } from '../../platform/identity/actor.js';

export interface StoredWebhook {
  readonly id: string;
  readonly clubId: string;
  readonly url: string;
  readonly format: string;
  readonly secret: string;
  readonly club: { readonly name: string; readonly languages: string[]; readonly timeZone: string };
}

type Row = Prisma.ClubWebhookGetPayload<object>;

@Injectable()
export class WebhooksRepository {
  constructor(private readonly prisma: PrismaService) {}

  async list(clubId: string): Promise<WebhookBody[]> {
    const rows = await this.prisma.clubWebhook.findMany({ where: { clubId }, orderBy: { createdAt: 'asc' } });
    return rows.map(toBody);
  }

  async add(
    actor: Actor,
    clubId: string,
    webhook: { name: string; url: string; format: string; kinds: string[] },
  ): Promise<WebhookBody & { secret: string }> {
    return this.prisma.$transaction(async (tx) => {
      const secret = randomBytes(24).toString('base64url');
      const row = await tx.clubWebhook.create({ data: { id: randomUUID(), clubId, secret, ...webhook } });
      const subject = { type: 'webhook', id: row.id };
      await writeAudit(tx, { actor, clubId, action: 'club.webhook-added', subject });
      return { ...toBody(row), secret };
    });
  }

  async remove(actor: Actor, clubId: string, id: string): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.clubWebhook.deleteMany({ where: { id, clubId } });
      if (count === 0) return false;
      await writeAudit(tx, {
        actor,
        clubId,
        action: 'club.webhook-removed',
        subject: { type: 'webhook', id },
      });
      return true;
    });
  }

  async idsFor(clubId: string, kind: NotificationKind): Promise<string[]> {
    const rows = await this.prisma.clubWebhook.findMany({
      where: { clubId, kinds: { has: kind } },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  async find(id: string): Promise<StoredWebhook | undefined> {
    const row = await this.prisma.clubWebhook.findUnique({
      where: { id },
      include: { club: { select: { name: true, languages: true, timeZone: true } } },
    });
    return row ?? undefined;
  }

  async note(id: string, failure: string | null): Promise<void> {
    await this.prisma.clubWebhook.updateMany({ where: { id }, data: { failure, lastAt: new Date() } });
  }
}

function toBody(row: Row): WebhookBody {
  return {
    id: row.id,
    name: row.name,
    host: new URL(row.url).host,
    format: row.format as WebhookBody['format'],
    kinds: row.kinds as NotificationKind[],
    failure: row.failure,
    lastAt: row.lastAt?.toISOString() ?? null,
  };
}
