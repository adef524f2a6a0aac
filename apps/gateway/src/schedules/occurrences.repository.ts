import { Injectable } from '@nestjs/common';
import { assignPlaces, type Answer, type Places } from '@red-disc/clubs';
import type { OccurrenceBody, OccurrenceStatus, AuditAction } from '@red-disc/contracts';
import type { Prisma } from '../generated/prisma/client.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor, UserId } from '../platform/identity/actor.js';

const answerFields = { userId: true, answer: true, since: true } satisfies Prisma.OccurrenceAnswerSelect;

const fields = {
  id: true,
  scheduleId: true,
  startsAt: true,
  status: true,
  cancelReason: true,
  tableId: true,
  sequence: true,
  changedAt: true,
  schedule: { include: { club: { select: { name: true, timeZone: true } } } },
  answers: { select: answerFields },
} satisfies Prisma.OccurrenceSelect;

type Row = Prisma.OccurrenceGetPayload<{ select: typeof fields }>;

/** One evening with its plan and its answers. */
export interface StoredOccurrence {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: OccurrenceStatus;
  readonly cancelReason: string | null;
  readonly tableId: string | null;
  readonly sequence: number;
  readonly changedAt: Date;
  readonly plan: Row['schedule'];
  readonly answers: readonly { readonly userId: string; readonly answer: Answer; readonly since: number }[];
  readonly places: Places;
}

@Injectable()
export class OccurrencesRepository {
  constructor(private readonly prisma: PrismaService) {}

  async find(id: string, clubId?: string): Promise<StoredOccurrence | undefined> {
    const row = await this.prisma.occurrence.findUnique({
      where: { id, ...(clubId && { schedule: { clubId } }) },
      select: fields,
    });
    return row ? toOccurrence(row) : undefined;
  }

  async list(where: Prisma.OccurrenceWhereInput, limit = 200): Promise<StoredOccurrence[]> {
    const rows = await this.prisma.occurrence.findMany({
      where,
      select: fields,
      orderBy: { startsAt: 'asc' },
      take: limit,
    });
    return rows.map(toOccurrence);
  }

  /**
   * Notes an answer while nobody else can, and says who had places before and after. Undefined where answers are no
   * longer taken.
   */
  async answer(
    id: string,
    userId: UserId,
    answer: Answer,
  ): Promise<{ readonly before: Places; readonly after: Places } | undefined> {
    // Everybody else who answers waits for this transaction: it asks for no more than it decides by.
    return this.prisma.$transaction(async (tx) => {
      const [evening] = await tx.$queryRaw<{ status: string; places: number }[]>`
        select status, (select seats_to from schedule where id = occurrence.schedule_id) as places
        from occurrence where id = ${id}::uuid for update`;
      if (!evening || (evening.status !== 'planned' && evening.status !== 'open')) return undefined;
      const rows = await tx.occurrenceAnswer.findMany({ where: { occurrenceId: id }, select: answerFields });
      const given = rows.map(toGiven);
      const former = given.find((other) => other.userId === userId);
      // Whoever said no stands at the end of the line again; coming late keeps the place in it.
      const keepsPlace = former !== undefined && former.answer !== 'no' && answer !== 'no';
      const since = keepsPlace ? former.since : Date.now();
      const data = { answer, since: new Date(since) };
      await tx.occurrenceAnswer.upsert({
        where: { occurrenceId_userId: { occurrenceId: id, userId } },
        create: { occurrenceId: id, userId, ...data },
        update: data,
      });
      const others = given.filter((other) => other !== former);
      return {
        before: assignPlaces(given, evening.places),
        after: assignPlaces([...others, { userId, answer, since }], evening.places),
      };
    });
  }

  async move(actor: Actor, clubId: string, id: string, startsAt: Date): Promise<boolean> {
    const data = { startsAt, moved: true };
    return this.#change({ actor, clubId, id, data, action: 'schedule.evening-moved' });
  }

  async cancel(actor: Actor | undefined, clubId: string, id: string, reason: string): Promise<boolean> {
    const data = { status: 'cancelled', cancelReason: reason };
    return this.#change({ actor, clubId, id, data, action: 'schedule.evening-cancelled', reason });
  }

  /** Its table has opened; false if it has one already or is cancelled meanwhile. */
  async open(id: string, tableId: string): Promise<boolean> {
    const { count } = await this.prisma.occurrence.updateMany({
      where: { id, status: 'planned', tableId: null },
      data: { status: 'open', tableId },
    });
    return count > 0;
  }

  /** The game has begun with these people; who said yes and is not among them was absent. */
  async start(id: string, present: readonly string[]): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.occurrence.updateMany({
        where: { id, status: 'open' },
        data: { status: 'started' },
      });
      if (count === 0) return;
      await tx.occurrenceAnswer.updateMany({
        where: { occurrenceId: id, answer: { not: 'no' } },
        data: { attended: false },
      });
      for (const userId of present)
        await tx.occurrenceAnswer.upsert({
          where: { occurrenceId_userId: { occurrenceId: id, userId } },
          create: { occurrenceId: id, userId, answer: 'yes', since: new Date(), attended: true },
          update: { attended: true },
        });
    });
  }

  async namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.prisma.user.findMany({
      where: { id: { in: [...userIds] } },
      select: { id: true, name: true },
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async #change(change: {
    readonly actor: Actor | undefined;
    readonly clubId: string;
    readonly id: string;
    readonly data: Prisma.OccurrenceUncheckedUpdateManyInput;
    readonly action: AuditAction;
    readonly reason?: string;
  }): Promise<boolean> {
    const { actor, clubId, id, data, action, reason } = change;
    return this.prisma.$transaction(async (tx) => {
      const { count } = await tx.occurrence.updateMany({
        where: { id, schedule: { clubId }, status: { in: ['planned', 'open'] } },
        data: { ...data, sequence: { increment: 1 }, changedAt: new Date() },
      });
      if (count === 0) return false;
      await writeAudit(tx, { actor, clubId, action, subject: { type: 'occurrence', id }, reason });
      return true;
    });
  }
}

function toOccurrence({ schedule, answers, status, ...row }: Row): StoredOccurrence {
  const given = answers.map(toGiven);
  return {
    ...row,
    status: status as OccurrenceStatus,
    endsAt: new Date(row.startsAt.getTime() + schedule.durationMinutes * 60_000),
    plan: schedule,
    answers: given,
    places: assignPlaces(given, schedule.seatsTo),
  };
}

function toGiven({ userId, answer, since }: Row['answers'][number]): StoredOccurrence['answers'][number] {
  return { userId, answer: answer as Answer, since: since.getTime() };
}

export function toBody(occurrence: StoredOccurrence, userId: string | undefined): OccurrenceBody {
  const { plan, places } = occurrence;
  const own = occurrence.answers.find((given) => given.userId === userId);
  return {
    id: occurrence.id,
    scheduleId: plan.id,
    title: plan.title,
    ruleSetVersionId: plan.ruleSetVersionId,
    startsAt: occurrence.startsAt.toISOString(),
    endsAt: occurrence.endsAt.toISOString(),
    status: occurrence.status,
    cancelReason: occurrence.cancelReason,
    tableId: occurrence.tableId,
    seatsFrom: plan.seatsFrom,
    seatsTo: plan.seatsTo,
    seated: places.seated.length,
    waiting: places.waiting.length,
    own: {
      answer: own?.answer ?? null,
      place: placeOf(places, userId),
    },
  };
}

function placeOf({ seated, waiting }: Places, userId: string | undefined): 'seat' | 'waiting' | 'none' {
  if (userId === undefined) return 'none';
  if (seated.includes(userId)) return 'seat';
  return waiting.includes(userId) ? 'waiting' : 'none';
}
