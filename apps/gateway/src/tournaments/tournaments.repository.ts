import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TournamentDetails, TournamentTopic, AuditAction } from '@red-disc/contracts';
import type { TournamentEvent, TournamentState } from '@red-disc/tournaments';
import type { Prisma } from '../generated/prisma/client.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { range, type Page, type PagePart } from '../platform/database/list-sql.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor } from '../platform/identity/actor.js';
import { entriesOf, headOf } from './log/head.js';
import { appendIn, tellIn } from './log/log.repository.js';
import { topicsTouched } from './log/topics.js';

const fields = {
  id: true,
  clubId: true,
  name: true,
  description: true,
  venue: true,
  startsAt: true,
  minutes: true,
  published: true,
  listed: true,
  status: true,
  mode: true,
  game: true,
  registrationOpen: true,
  cap: true,
  entrants: true,
  waiting: true,
  ruleSetVersionId: true,
  secret: true,
  names: true,
  sequence: true,
  changedAt: true,
  createdBy: true,
  club: { select: { name: true, slug: true, timeZone: true, listed: true } },
} satisfies Prisma.TournamentSelect;

/** An event as lists know it, and what is told about it. */
export type TournamentRow = Prisma.TournamentGetPayload<{ select: typeof fields }>;

const begunFields = {
  id: true,
  seq: true,
  startsAt: true,
  club: { select: { timeZone: true } },
} satisfies Prisma.TournamentSelect;

/** No more of an event than says whether what is known of it still holds: a club has hundreds. */
export type BegunEvent = Prisma.TournamentGetPayload<{ select: typeof begunFields }>;

export interface NewTournament {
  readonly id: string;
  readonly clubId: string;
  readonly details: TournamentDetails;
  readonly events: readonly TournamentEvent[];
  readonly state: TournamentState;
  readonly names: Readonly<Record<string, string>>;
}

@Injectable()
export class TournamentsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The row of the event, and the first row of its log. */
  async create(actor: Actor, { id, clubId, details, events, state, names }: NewTournament): Promise<void> {
    const head = headOf(state);
    await this.prisma.$transaction(async (tx) => {
      await tx.tournament.create({
        data: {
          ...head,
          ...details,
          id,
          clubId,
          names,
          secret: randomBytes(32),
          createdBy: actor.userId,
        },
        select: { id: true },
      });
      await appendIn(tx, {
        tournamentId: id,
        commandId: 'created',
        events,
        head,
        entries: entriesOf(state),
        topics: topicsTouched(events),
      });
      await writeAudit(tx, {
        actor,
        clubId,
        action: 'tournament.created',
        subject: { type: 'tournament', id },
      });
    });
  }

  async find(id: string, clubId?: string): Promise<TournamentRow | undefined> {
    const row = await this.prisma.tournament.findUnique({
      where: { id, ...(clubId !== undefined && { clubId }) },
      select: fields,
    });
    return row ?? undefined;
  }

  list(where: Prisma.TournamentWhereInput, limit: number, order: 'asc' | 'desc'): Promise<TournamentRow[]> {
    return this.prisma.tournament.findMany({
      where,
      select: fields,
      orderBy: { startsAt: order },
      take: limit,
    });
  }

  listBegun(where: Prisma.TournamentWhereInput): Promise<BegunEvent[]> {
    return this.prisma.tournament.findMany({ where, select: begunFields, orderBy: { startsAt: 'asc' } });
  }

  /** A page of them, and how many there are in all. */
  async page(
    where: Prisma.TournamentWhereInput,
    part: PagePart,
    order: 'asc' | 'desc',
  ): Promise<Page<TournamentRow>> {
    const [rows, total] = await Promise.all([
      this.prisma.tournament.findMany({
        where,
        select: fields,
        orderBy: [{ startsAt: order }, { id: 'asc' }],
        ...range(part),
      }),
      this.prisma.tournament.count({ where }),
    ]);
    return { rows, total };
  }

  /** What somebody is in each of these events. */
  async entriesOf(userId: string, ids?: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.prisma.tournamentEntry.findMany({
      where: { userId, ...(ids && { tournamentId: { in: [...ids] } }) },
      select: { tournamentId: true, status: true },
    });
    return new Map(rows.map(({ tournamentId, status }) => [tournamentId, status]));
  }

  async update(actor: Actor, row: TournamentRow, changes: Prisma.TournamentUpdateInput): Promise<void> {
    const moves = 'startsAt' in changes || 'venue' in changes || 'minutes' in changes;
    await this.prisma.$transaction(async (tx) => {
      const { seq } = await tx.tournament.update({
        where: { id: row.id },
        data: { ...changes, changedAt: new Date(), ...(moves && { sequence: { increment: 1 } }) },
        select: { seq: true },
      });
      await tellIn(tx, row.id, seq, ['details']);
      await this.#audit(tx, actor, row, 'tournament.changed');
    });
  }

  /** Something about the event has changed that is not in its log. */
  async tell(id: string, topics: readonly TournamentTopic[]): Promise<void> {
    const row = await this.prisma.tournament.findUnique({ where: { id }, select: { seq: true } });
    if (row) await tellIn(this.prisma, id, row.seq, topics);
  }

  async delete(actor: Actor, row: TournamentRow): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await tx.tournament.delete({ where: { id: row.id } });
      await this.#audit(tx, actor, row, 'tournament.deleted');
    });
  }

  async renewSecret(actor: Actor, row: TournamentRow): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await tx.tournament.update({ where: { id: row.id }, data: { secret: randomBytes(32) } });
      await this.#audit(tx, actor, row, 'tournament.keys-reset');
    });
  }

  async namesOf(userIds: readonly string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.prisma.user.findMany({
      where: { id: { in: [...new Set(userIds)] } },
      select: { id: true, name: true },
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The games of a club's events, the one it played last first. */
  async gamesOf(clubId: string): Promise<string[]> {
    const rows = await this.prisma.tournament.groupBy({
      by: 'game',
      where: { clubId, game: { not: '' } },
      orderBy: { _max: { startsAt: 'desc' } },
    });
    return rows.map(({ game }) => game);
  }

  async timeZoneOf(clubId: string): Promise<string> {
    const club = await this.prisma.club.findUniqueOrThrow({
      where: { id: clubId },
      select: { timeZone: true },
    });
    return club.timeZone;
  }

  /** Those of these accounts that belong to the club. */
  async membersAmong(clubId: string, userIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.prisma.membership.findMany({
      where: { clubId, userId: { in: [...userIds] } },
      select: { userId: true },
    });
    return new Set(rows.map(({ userId }) => userId));
  }

  #audit(
    tx: Prisma.TransactionClient,
    actor: Actor,
    { id, clubId }: TournamentRow,
    action: AuditAction,
  ): Promise<void> {
    return writeAudit(tx, { actor, clubId, action, subject: { type: 'tournament', id } });
  }
}
