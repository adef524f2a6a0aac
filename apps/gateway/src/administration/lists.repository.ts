import { Injectable } from '@nestjs/common';
import {
  runningStates,
  type InputOf,
  type MailBody,
  type ResponseOf,
  type routes,
  type UserBody,
} from '@red-disc/contracts';
import { Prisma } from '../generated/prisma/client.js';
import {
  all,
  folded,
  foldedIfAccented,
  holds,
  orderOf,
  readPage,
  textOrder,
  type Page,
} from '../platform/database/list-sql.js';
import { PrismaService } from '../platform/database/prisma.service.js';

type QueryOf<Name extends keyof typeof routes> = InputOf<(typeof routes)[Name]>['query'];

type Dated<Row, Key extends keyof Row> = Omit<Row, Key> & Readonly<Record<Key, Date>>;
type Club = ResponseOf<typeof routes.listAllClubs>['clubs'][number];
type Job = ResponseOf<typeof routes.listJobs>['jobs'][number];
type RunningTable = ResponseOf<typeof routes.listRunningTables>['tables'][number];

interface UserRow extends Omit<UserBody, 'kind' | 'createdAt' | 'lastSignInAt'> {
  readonly isAnonymous: boolean;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
}

interface TableRow extends Omit<RunningTable, 'people' | 'bots' | 'createdAt'> {
  readonly seats: readonly ({ user: string } | { bot: string } | null)[];
  readonly createdAt: Date;
}

interface MailRow extends Omit<MailBody, 'createdAt' | 'settledAt'> {
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

const createdAt = Prisma.sql`created_at`;
const newestFirst = { createdAt, otherwise: Prisma.sql`created_at desc`, last: Prisma.sql`id` } as const;
const name = Prisma.sql`name`;

/** Reads over all features, a page at a time: people, clubs, and what runs or waits. */
@Injectable()
export class ListsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async users({ q, sort, kind, state, ...part }: QueryOf<'listUsers'>): Promise<Page<UserBody>> {
    // A guest's address is made up: nobody is found by it.
    const email = Prisma.sql`case when not is_anonymous then email end`;
    const clubs = Prisma.sql`(select count(*)::int from membership m where m.user_id = u.id)`;
    const lastSignIn = Prisma.sql`(select max(s.created_at) from session s where s.user_id = u.id)`;
    const from = Prisma.sql`"user" u where ${all([
      Prisma.sql`erased_at is null and device is null`,
      kind !== undefined && Prisma.sql`is_anonymous = ${kind === 'guest'}`,
      state === 'blocked' && Prisma.sql`blocked_at is not null`,
      state === 'administrator' && Prisma.sql`platform_role = 'administrator'`,
      holds(q, [Prisma.sql`search_text`, foldedIfAccented(email)]),
    ])}`;
    const select = Prisma.sql`
      id, name, ${email} as email, is_anonymous as "isAnonymous", platform_role as "platformRole",
      blocked_at is not null as blocked, created_at as "createdAt", ${clubs} as clubs, ${lastSignIn} as "lastSignInAt"`;
    const order = orderOf(sort, {
      ...newestFirst,
      name: textOrder(name),
      email: textOrder(email),
      clubs,
      lastSignInAt: lastSignIn,
    });
    const { rows, total } = await readPage<UserRow>(this.prisma, part, { select, from, order });
    const bodies = rows.map(({ isAnonymous, ...row }) => ({
      ...row,
      kind: isAnonymous ? ('guest' as const) : ('account' as const),
      createdAt: row.createdAt.toISOString(),
      lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    }));
    return { rows: bodies, total };
  }

  async clubs({ q, sort, ...part }: QueryOf<'listAllClubs'>): Promise<Page<Club>> {
    const slug = Prisma.sql`slug`;
    const members = Prisma.sql`(select count(*)::int from membership m where m.club_id = c.id)`;
    const { rows, total } = await readPage<Dated<Club, 'createdAt'>>(this.prisma, part, {
      select: Prisma.sql`id, slug, name, listed, created_at as "createdAt", ${members} as members`,
      from: Prisma.sql`club c where ${holds(q, [Prisma.sql`search_text`, slug])}`,
      order: orderOf(sort, { ...newestFirst, name: textOrder(name), slug, members }),
    });
    return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
  }

  async runningTables({
    q,
    sort,
    state,
    ...part
  }: QueryOf<'listRunningTables'>): Promise<Page<RunningTable>> {
    const moves = Prisma.sql`coalesce((select max(seq) from table_event e where e.table_id = t.id), 0)`;
    const states = state === undefined ? [...runningStates] : [state];
    const { rows, total } = await readPage<TableRow>(this.prisma, part, {
      select: Prisma.sql`
        id, club_id as "clubId", game, status, seats, ${moves} as moves, created_at as "createdAt"`,
      from: Prisma.sql`game_table t where ${all([
        Prisma.sql`status = any(${states})`,
        holds(q, [Prisma.sql`id::text`, folded(Prisma.sql`game`)]),
      ])}`,
      order: orderOf(sort, { ...newestFirst, moves }),
    });
    const bodies = rows.map(({ seats, ...row }) => ({
      ...row,
      people: seats.filter((seat) => seat !== null && 'user' in seat).length,
      bots: seats.filter((seat) => seat !== null && 'bot' in seat).length,
      createdAt: row.createdAt.toISOString(),
    }));
    return { rows: bodies, total };
  }

  async jobs({ q, sort, state, ...part }: QueryOf<'listJobs'>): Promise<Page<Job>> {
    const job = Prisma.sql`coalesce(data->>'name', name)`;
    const startAfter = Prisma.sql`start_after`;
    const { rows, total } = await readPage<Dated<Job, 'startAfter'>>(this.prisma, part, {
      select: Prisma.sql`
        id::text, ${job} as name, state::text, retry_count as tries, start_after as "startAfter"`,
      from: Prisma.sql`jobs.job where ${all([
        Prisma.sql`name = 'tasks' and state <> 'completed'`,
        state !== undefined && Prisma.sql`state::text = ${state}`,
        holds(q, [folded(job)]),
      ])}`,
      order: orderOf(sort, {
        name: job,
        tries: Prisma.sql`retry_count`,
        startAfter,
        otherwise: startAfter,
        last: Prisma.sql`id`,
      }),
    });
    return { rows: rows.map((row) => ({ ...row, startAfter: row.startAfter.toISOString() })), total };
  }

  async mails({ q, sort, state, ...part }: QueryOf<'listMails'>): Promise<Page<MailBody>> {
    const kind = Prisma.sql`kind`;
    const { rows, total } = await readPage<MailRow>(this.prisma, part, {
      select: Prisma.sql`
        id, kind, state, failure, user_id as "userId", created_at as "createdAt", settled_at as "settledAt"`,
      from: Prisma.sql`outgoing_mail where ${all([
        state !== undefined && Prisma.sql`state = ${state}`,
        holds(q, [folded(kind)]),
      ])}`,
      order: orderOf(sort, { ...newestFirst, kind }),
    });
    const bodies = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    }));
    return { rows: bodies, total };
  }
}
