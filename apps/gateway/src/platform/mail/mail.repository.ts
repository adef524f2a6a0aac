import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../generated/prisma/client.js';
import { PrismaService } from '../database/prisma.service.js';
import type { UserId } from '../identity/actor.js';
import type { MailOrder, StoredMailOrder } from './mail-order.js';

/** Within the change that the mails tell of: both are there, or neither. Returns their ids, for `MailService.deliver`. */
export async function addMails(
  tx: Prisma.TransactionClient,
  orders: readonly MailOrder[],
): Promise<string[]> {
  const rows = orders.map(({ kind, userId, recipient, data }) => ({
    id: randomUUID(),
    kind,
    userId: userId ?? null,
    recipient: recipient ?? null,
    data: data ?? {},
  }));
  await tx.outgoingMail.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

@Injectable()
export class MailRepository {
  constructor(private readonly prisma: PrismaService) {}

  add(order: MailOrder): Promise<string[]> {
    return addMails(this.prisma, [order]);
  }

  /** Those that were ordered before then and never tried. */
  async listUntried(before: Date, most: number): Promise<string[]> {
    const rows = await this.prisma.outgoingMail.findMany({
      where: { state: 'queued', failure: null, createdAt: { lt: before } },
      orderBy: { createdAt: 'asc' },
      take: most,
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  async findQueued(id: string): Promise<StoredMailOrder | undefined> {
    const row = await this.prisma.outgoingMail.findUnique({
      where: { id, state: 'queued' },
      select: { id: true, kind: true, userId: true, recipient: true, data: true },
    });
    if (!row) return undefined;
    return {
      id: row.id,
      kind: row.kind,
      userId: (row.userId ?? undefined) as UserId | undefined,
      recipient: row.recipient ?? undefined,
      data: row.data as Record<string, string>,
    };
  }

  /** What it said and to whom is not kept. */
  async settle(id: string): Promise<void> {
    await this.prisma.outgoingMail.updateMany({
      where: { id },
      data: { state: 'sent', recipient: null, data: {}, failure: null, settledAt: new Date() },
    });
  }

  async noteFailure(id: string, failure: string): Promise<void> {
    await this.prisma.outgoingMail.updateMany({ where: { id }, data: { failure } });
  }

  async remove(id: string): Promise<void> {
    await this.prisma.outgoingMail.deleteMany({ where: { id } });
  }
}
