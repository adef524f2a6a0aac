import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ScheduleBody, ScheduleContent } from '@red-disc/contracts';
import type { Prisma } from '../generated/prisma/client.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor } from '../platform/identity/actor.js';

const named = { ruleSet: { select: { ruleSet: { select: { name: true } } } } } as const;
type Row = Prisma.ScheduleGetPayload<{ include: typeof named }>;

@Injectable()
export class SchedulesRepository {
  constructor(private readonly prisma: PrismaService) {}

  async list(clubId: string): Promise<ScheduleBody[]> {
    const rows = await this.prisma.schedule.findMany({
      where: { clubId, endedAt: null },
      include: named,
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(toBody);
  }

  async find(clubId: string, id: string): Promise<ScheduleBody | undefined> {
    const row = await this.prisma.schedule.findUnique({ where: { id, clubId }, include: named });
    return row ? toBody(row) : undefined;
  }

  async create(actor: Actor, clubId: string, content: ScheduleContent): Promise<string> {
    const id = randomUUID();
    await this.prisma.$transaction(async (tx) => {
      await tx.schedule.create({ data: { id, clubId, createdBy: actor.userId, ...content } });
      const subject = { type: 'schedule', id };
      await writeAudit(tx, { actor, clubId, action: 'schedule.made', subject });
    });
    return id;
  }

  async update(actor: Actor, clubId: string, id: string, content: ScheduleContent): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.schedule.updateMany({
        where: { id, clubId, endedAt: null },
        data: content,
      });
      if (count === 0) return false;
      const subject = { type: 'schedule', id };
      await writeAudit(tx, { actor, clubId, action: 'schedule.changed', subject });
      return true;
    });
  }

  async end(actor: Actor, clubId: string, id: string): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.schedule.updateMany({
        where: { id, clubId, endedAt: null },
        data: { endedAt: new Date() },
      });
      if (count === 0) return false;
      const subject = { type: 'schedule', id };
      await writeAudit(tx, { actor, clubId, action: 'schedule.ended', subject });
      return true;
    });
  }
}

function toBody({ ruleSet, ...row }: Row): ScheduleBody {
  const { id, clubId, title, description, ruleSetVersionId, startDate, startTime } = row;
  const { durationMinutes, rrule, seatsFrom, seatsTo, lobbyMinutes, graceMinutes, botLevel } = row;
  return {
    id,
    clubId,
    title,
    description,
    ruleSetVersionId,
    ruleSetName: ruleSet.ruleSet.name,
    startDate,
    startTime,
    durationMinutes,
    rrule,
    seatsFrom,
    seatsTo,
    who: row.who as ScheduleBody['who'],
    talk: row.talk as ScheduleBody['talk'],
    lobbyMinutes,
    graceMinutes,
    onShort: row.onShort as ScheduleBody['onShort'],
    botLevel,
    reminders: row.reminders,
    listed: row.listed,
    ended: row.endedAt !== null,
  };
}
