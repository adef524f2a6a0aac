import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';

export interface PlannedSchedule {
  readonly id: string;
  readonly clubId: string;
  readonly timeZone: string;
  readonly startDate: string;
  readonly startTime: string;
  readonly rrule: string | null;
  readonly ended: boolean;
}

/** What has to become of one evening. */
export type PlanStep =
  | { readonly type: 'add'; readonly date: string; readonly startsAt: Date }
  | { readonly type: 'move'; readonly id: string; readonly startsAt: Date }
  | { readonly type: 'cancel'; readonly id: string };

export interface ComingOccurrence {
  readonly id: string;
  readonly date: string;
  readonly startsAt: Date;
  readonly moved: boolean;
}

export interface Reminded {
  readonly id: string;
  readonly startsAt: Date;
  readonly status: string;
  readonly lobbyMinutes: number;
  readonly graceMinutes: number;
  readonly reminders: readonly number[];
}

@Injectable()
export class PlannerRepository {
  constructor(private readonly prisma: PrismaService) {}

  async schedules(scheduleId?: string): Promise<PlannedSchedule[]> {
    const rows = await this.prisma.schedule.findMany({
      where: scheduleId ? { id: scheduleId } : { endedAt: null },
      select: {
        id: true,
        clubId: true,
        startDate: true,
        startTime: true,
        rrule: true,
        endedAt: true,
        club: { select: { timeZone: true } },
      },
    });
    return rows.map(({ club, endedAt, ...row }) => ({
      ...row,
      timeZone: club.timeZone,
      ended: endedAt !== null,
    }));
  }

  /**
   * Reads what is yet to come of a schedule, lets `decide` say what has to change, and does it. The schedule's row is
   * locked meanwhile: two gateways that plan at once do not plan twice. Returns whom to tell of what.
   */
  async plan(
    scheduleId: string,
    decide: (coming: readonly ComingOccurrence[]) => readonly PlanStep[],
  ): Promise<{ readonly id: string; readonly type: 'move' | 'cancel' }[]> {
    return this.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from schedule where id = ${scheduleId}::uuid for update`;
      const coming = await tx.occurrence.findMany({
        where: { scheduleId, status: 'planned', startsAt: { gt: new Date() } },
        select: { id: true, date: true, startsAt: true, moved: true },
      });
      const told: { id: string; type: 'move' | 'cancel' }[] = [];
      for (const step of decide(coming)) {
        if (step.type === 'add') {
          const { date, startsAt } = step;
          const data = { id: randomUUID(), scheduleId, date, startsAt };
          await tx.occurrence.createMany({ data, skipDuplicates: true });
          continue;
        }
        const change = step.type === 'move' ? { startsAt: step.startsAt } : { status: 'cancelled' };
        await tx.occurrence.update({
          where: { id: step.id },
          data: { ...change, sequence: { increment: 1 }, changedAt: new Date() },
        });
        told.push({ id: step.id, type: step.type });
      }
      return told;
    });
  }

  /** Evenings of which some step may be due soon. */
  async near(from: Date, to: Date, scheduleId?: string): Promise<Reminded[]> {
    const rows = await this.prisma.occurrence.findMany({
      where: {
        status: { in: ['planned', 'open'] },
        startsAt: { gt: from, lt: to },
        ...(scheduleId && { scheduleId }),
      },
      select: {
        id: true,
        startsAt: true,
        status: true,
        schedule: { select: { lobbyMinutes: true, graceMinutes: true, reminders: true } },
      },
    });
    return rows.map(({ schedule, ...row }) => ({ ...row, ...schedule }));
  }
}
