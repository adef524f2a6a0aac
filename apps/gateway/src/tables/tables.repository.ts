import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NotificationKind, Timing } from '@red-disc/contracts';
import type { JsonObject } from '@red-disc/game';
import type { Prisma } from '../generated/prisma/client.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { isUniqueViolation } from '../platform/database/unique-violation.js';
import type { UserId } from '../platform/identity/actor.js';
import type { Occupant } from './domain/entry.js';
import { completeSettings, type GivenSettings, type StoredSettings } from './stored-settings.js';

export interface NewTable {
  readonly game: string;
  readonly rules: JsonObject;
  readonly timing: Timing;
  readonly settings: StoredSettings;
  readonly host: UserId;
  readonly clubId: string | null;
  readonly ruleSetVersionId: string | null;
  readonly dealId: string | null;
  readonly rematchOf: string | null;
}

export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly link: string;
  readonly clubId: string | null;
  readonly hostId: string;
  readonly game: string;
  readonly rules: JsonObject;
  readonly timing: Timing;
  readonly settings: StoredSettings;
  readonly ruleSetVersionId: string | null;
  readonly dealId: string | null;
  readonly status: string;
  /** How far its log goes. */
  readonly seq: number;
  readonly seats: readonly (Occupant | null)[];
  readonly createdAt: Date;
}

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // none that are mistaken for another when read out
const codeLength = 6;
const codeTries = 5;

@Injectable()
export class TablesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** If it is a rematch that somebody else has opened already, theirs. */
  async create(table: NewTable): Promise<TableRow> {
    for (let tries = 0; ; tries += 1) {
      try {
        const row = await this.prisma.gameTable.create({
          data: {
            id: randomUUID(),
            code: makeCode(),
            link: randomBytes(16).toString('base64url'),
            clubId: table.clubId,
            hostId: table.host,
            game: table.game,
            rules: table.rules,
            timing: { ...table.timing },
            settings: { ...table.settings },
            ruleSetVersionId: table.ruleSetVersionId,
            dealId: table.dealId,
            rematchOf: table.rematchOf,
            status: 'lobby',
            seats: Array.from({ length: table.settings.seats }, () => null),
          },
        });
        return toRow(row);
      } catch (error) {
        const rematch =
          table.rematchOf && isUniqueViolation(error) && (await this.findRematch(table.rematchOf));
        if (rematch) return rematch;
        if (!isUniqueViolation(error) || tries >= codeTries) throw error;
      }
    }
  }

  /** The table where the people of this one play on, if there is one. */
  async findRematch(rematchOf: string): Promise<TableRow | undefined> {
    const row = await this.prisma.gameTable.findUnique({ where: { rematchOf } });
    return row ? toRow(row) : undefined;
  }

  async find(id: string): Promise<TableRow | undefined> {
    const row = await this.prisma.gameTable.findUnique({ where: { id } });
    return row ? toRow(row) : undefined;
  }

  async findWaitingByCode(code: string): Promise<TableRow | undefined> {
    const row = await this.prisma.gameTable.findUnique({
      where: { code, status: { in: ['lobby', 'playing', 'between'] } },
    });
    return row ? toRow(row) : undefined;
  }

  async listOpen(statuses: readonly string[], limit: number): Promise<TableRow[]> {
    const rows = await this.prisma.gameTable.findMany({
      where: { status: { in: [...statuses] }, settings: { path: ['visibility'], equals: 'open' } },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map(toRow);
  }

  async listOf(user: UserId, limit: number): Promise<TableRow[]> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>`
      select id from game_table where seats @> ${JSON.stringify([{ user }])}::jsonb
      order by (status in ('lobby', 'playing', 'between')) desc, created_at desc limit ${limit}`;
    const found = await this.prisma.gameTable.findMany({ where: { id: { in: rows.map(({ id }) => id) } } });
    const byId = new Map(found.map((row) => [row.id, toRow(row)]));
    return rows.flatMap(({ id }) => byId.get(id) ?? []);
  }

  /** The tables before their game that somebody was told a seat is kept at; it may be somebody else's since. */
  async listInvitations(user: UserId, kind: NotificationKind, limit: number): Promise<TableRow[]> {
    const told = await this.prisma.notification.findMany({
      where: { userId: user, kind },
      orderBy: { createdAt: 'desc' },
      take: limit,
      select: { data: true },
    });
    const ids = told.map(({ data }) => (data as { readonly tableId: string }).tableId);
    const rows = await this.prisma.gameTable.findMany({
      where: { id: { in: ids }, status: 'lobby' },
      orderBy: { createdAt: 'desc' },
    });
    return rows.map(toRow);
  }

  async clubOf(id: string): Promise<string | null | undefined> {
    const row = await this.prisma.gameTable.findUnique({ where: { id }, select: { clubId: true } });
    return row ? row.clubId : undefined;
  }

  /** Whose birthday was the last one to be celebrated, by the database's day; undefined if nobody has told theirs. */
  async lastBirthdayAmong(users: readonly string[]): Promise<UserId | undefined> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>`
      select id from "user"
      where id = any(${[...users]}::uuid[]) and birthday_day is not null and birthday_month is not null
      order by mod(
        (extract(month from now()) * 31 + extract(day from now()) - birthday_month * 31 - birthday_day + 372)::int,
        372), id
      limit 1`;
    return rows[0]?.id as UserId | undefined;
  }

  async namesOf(users: readonly string[]): Promise<Record<string, string>> {
    if (users.length === 0) return {};
    const rows = await this.prisma.user.findMany({
      where: { id: { in: [...new Set(users)] } },
      select: { id: true, name: true },
    });
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }
}

function makeCode(): string {
  return Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}

type PrismaRow = Prisma.GameTableGetPayload<object>;

/** The JSON columns are our own writing. */
function toRow(row: PrismaRow): TableRow {
  return {
    id: row.id,
    code: row.code,
    link: row.link,
    clubId: row.clubId,
    hostId: row.hostId,
    game: row.game,
    rules: row.rules as JsonObject,
    timing: row.timing as unknown as Timing,
    settings: completeSettings(row.settings as unknown as GivenSettings),
    ruleSetVersionId: row.ruleSetVersionId,
    dealId: row.dealId,
    status: row.status,
    seq: row.seq,
    seats: row.seats as unknown as readonly (Occupant | null)[],
    createdAt: row.createdAt,
  };
}
