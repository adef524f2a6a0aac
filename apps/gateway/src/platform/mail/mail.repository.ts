import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../identity/actor.js';
import { PrismaService } from '../database/prisma.service.js';
import type { MailOrder, StoredMailOrder } from './mail-order.js';

@Injectable()
export class MailRepository {
  constructor(private readonly prisma: PrismaService) {}

  async add({ kind, userId, recipient, data }: MailOrder): Promise<string> {
    const id = randomUUID();
    await this.prisma.outgoingMail.create({
      data: { id, kind, userId: userId ?? null, recipient: recipient ?? null, data: data ?? {} },
    });
    return id;
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
