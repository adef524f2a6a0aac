import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { InputOf, NotificationKind, routes, Timing } from '@red-disc/contracts';
import type { JsonObject } from '@red-disc/game';
import { Prisma } from '../generated/prisma/client.js';
import { all, holds, orderOf, readPage, type Page } from '../platform/database/list-sql.js';
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
  readonly seats: readonly (Occupant | null)[];
  readonly createdAt: Date;
}

export type OpenTablesQuery = InputOf<typeof routes.listTables>['query'];

/** How a table stands that people look for: between two rounds it is being played too. */
const statuses = {
  lobby: ['lobby'],
  playing: ['playing', 'between'],
} as const satisfies Record<NonNullable<OpenTablesQuery['status']>, readonly string[]>;

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

  async listOpen({ status, q, sort, ...part }: OpenTablesQuery): Promise<Page<TableRow>> {
    const free = Prisma.sql`(select count(*) from jsonb_array_elements(seats) seat where seat = 'null')`;
    const seats = Prisma.sql`jsonb_array_length(seats)`;
    const createdAt = Prisma.sql`created_at`;
    const names = Prisma.sql`(
      select string_agg(u.search_text, ', ') from jsonb_array_elements(seats) seat
      join "user" u on u.id = (seat ->> 'user')::uuid)`;
    const { rows, total } = await readPage<{ id: string }>(this.prisma, part, {
      select: Prisma.sql`id`,
      from: Prisma.sql`game_table where ${all([
        Prisma.sql`status = any(${status === undefined ? Object.values(statuses).flat() : statuses[status]})`,
        Prisma.sql`settings ->> 'visibility' = 'open'`,
        holds(q, [names]),
      ])}`,
      order: orderOf(sort, {
        free,
        seats,
        createdAt,
        otherwise: Prisma.sql`status = 'lobby' desc, created_at desc`,
        last: Prisma.sql`id`,
      }),
    });
    return { rows: await this.#findAll(rows), total };
  }

  async listOf(user: UserId, limit: number): Promise<TableRow[]> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>`
      select id from game_table where seats @> ${JSON.stringify([{ user }])}::jsonb
      order by (status in ('lobby', 'playing', 'between')) desc, created_at desc limit ${limit}`;
    return this.#findAll(rows);
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

  /** In the order they are named in. */
  async #findAll(ids: readonly { readonly id: string }[]): Promise<TableRow[]> {
    const found = await this.prisma.gameTable.findMany({ where: { id: { in: ids.map(({ id }) => id) } } });
    const byId = new Map(found.map((row) => [row.id, toRow(row)]));
    return ids.flatMap(({ id }) => byId.get(id) ?? []);
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
    seats: row.seats as unknown as readonly (Occupant | null)[],
    createdAt: row.createdAt,
  };
}
