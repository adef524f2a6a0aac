import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Timing } from '@red-disc/contracts';
import type { JsonObject } from '@red-disc/game';
import { Prisma } from '../generated/prisma/client.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { UserId } from '../platform/identity/actor.js';
import type { Occupant } from './domain/entry.js';

export type Visibility = 'open' | 'link' | 'club';

/** What a table was opened with beside the game's rules and clocks. */
export interface StoredSettings {
  readonly seats: number;
  readonly firstDealer: 'lot' | 'lastSeat';
  readonly visibility: Visibility;
  readonly talk: 'free' | 'phrases' | 'none';
}

export interface NewTable {
  readonly game: string;
  readonly rules: JsonObject;
  readonly timing: Timing;
  readonly settings: StoredSettings;
  readonly host: UserId;
  readonly clubId: string | null;
  readonly ruleSetVersionId: string | null;
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
  readonly status: string;
  readonly seats: readonly (Occupant | null)[];
  readonly createdAt: Date;
}

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // none that are mistaken for another when read out
const codeLength = 6;
const codeTries = 5;

@Injectable()
export class TablesRepository {
  constructor(private readonly prisma: PrismaService) {}

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
            status: 'lobby',
            seats: Array.from({ length: table.settings.seats }, () => null),
          },
        });
        return toRow(row);
      } catch (error) {
        if (!isCodeTaken(error) || tries >= codeTries) throw error;
      }
    }
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

  async clubOf(id: string): Promise<string | null | undefined> {
    const row = await this.prisma.gameTable.findUnique({ where: { id }, select: { clubId: true } });
    return row ? row.clubId : undefined;
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

function isCodeTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
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
    settings: row.settings as unknown as StoredSettings,
    status: row.status,
    seats: row.seats as unknown as readonly (Occupant | null)[],
    createdAt: row.createdAt,
  };
}
