import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@red-disc/database';
import pg from 'pg';
import { lookAgainMs } from './append-statements.js';
import { TableStore } from './table-store.js';

describe('the sweep of the clocks', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let store: TableStore;
  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
    pool = new pg.Pool({ connectionString: database.url, max: 3 });
    pool.on('error', () => undefined); // a connection that is still saying goodbye when its database is dropped
    store = new TableStore(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  interface Clock {
    /** From now; null for none. */
    readonly wakeIn: number | null;
    readonly runsOutIn: number | null;
    readonly givenIn?: number;
    readonly status?: string;
    /** For how long nothing has happened. */
    readonly quietMs?: number;
  }

  /** A table of two rows; it is the second that sets the clock. */
  async function newTable(clock: Clock): Promise<string> {
    const { wakeIn, runsOutIn, givenIn, status = 'playing', quietMs = 0 } = clock;
    const id = randomUUID();
    const inMs = (n: number): string => `clock_timestamp() + $${n}::float8 * interval '1 millisecond'`;
    await pool.query(
      `insert into game_table (id, code, link, host_id, game, rules, timing, settings, seats, status, wake_at)
       values ($1::text::uuid, $1, $1, 'host', 'game@1', '{}', '{}', '{}', '[]', $2, ${inMs(3)})`,
      [id, status, wakeIn],
    );
    await pool.query(
      `insert into table_event (table_id, seq, command_id, body, deadline_at, at)
       values ($1, 1, 'first', '[]', ${inMs(2)}, ${inMs(4)}), ($1, 2, 'second', '[]', ${inMs(3)}, ${inMs(4)})`,
      [id, -1000, runsOutIn, -quietMs],
    );
    if (givenIn !== undefined)
      await pool.query(
        `update game_table t set given_for = e.deadline_at, given_until = ${inMs(2)}
         from table_event e where t.id = $1 and e.table_id = t.id and e.seq = 2`,
        [id, givenIn],
      );
    return id;
  }

  /** When it will be looked at and when its clock runs out, in milliseconds of the database's clock. */
  async function timesOf(id: string): Promise<{ wake: number; deadline: number }> {
    const { rows } = await pool.query<{ wake: number; deadline: number }>(
      `select extract(epoch from wake_at)::float8 * 1000 as wake,
         extract(epoch from (select deadline_at from table_event where table_id = id and seq = 2))::float8 * 1000 as deadline
       from game_table where id = $1`,
      [id],
    );
    return rows[0]!;
  }

  /** Looks at all clocks; returns when that was. */
  async function look(): Promise<{ from: number; to: number }> {
    const now = 'select extract(epoch from clock_timestamp())::float8 * 1000 as now';
    const from = await pool.query<{ now: number }>(now);
    await store.lookAtClocks(100, []);
    const to = await pool.query<{ now: number }>(now);
    return { from: from.rows[0]!.now, to: to.rows[0]!.now };
  }

  it('finds those that have run out, and no others', async () => {
    const late = await newTable({ wakeIn: -60_000, runsOutIn: -1 });
    const later = await newTable({ wakeIn: -120_000, runsOutIn: -2 });
    await newTable({ wakeIn: -5, runsOutIn: 60_000 });
    await newTable({ wakeIn: 60_000, runsOutIn: -1 });
    await newTable({ wakeIn: null, runsOutIn: null });
    await newTable({ wakeIn: -5, runsOutIn: -1, givenIn: 60_000 });
    await newTable({ wakeIn: -5, runsOutIn: -1, status: 'over' });
    const seen = await store.lookAtClocks(100, []);
    expect(seen).toEqual({ looked: 4, overdue: [later, late] });
    expect((await store.lookAtClocks(100, [later])).overdue).toEqual([late]);
    expect((await store.lookAtClocks(1, [])).overdue).toEqual([later]);
  });

  it('looks again when a clock runs out, but soon in any case: a move may set one that runs out earlier', async () => {
    const soon = await newTable({ wakeIn: -5, runsOutIn: lookAgainMs - 500 });
    const patient = await newTable({ wakeIn: -5, runsOutIn: 600_000 });
    const { from, to } = await look();
    const { wake, deadline } = await timesOf(soon);
    expect(wake).toBe(deadline);
    const again = (await timesOf(patient)).wake - lookAgainMs;
    expect(again).toBeGreaterThanOrEqual(Math.floor(from));
    expect(again).toBeLessThanOrEqual(Math.ceil(to));
  });

  it('looks ever more seldom where nothing happens', async () => {
    const quietMs = 3_600_000;
    const sleeping = await newTable({ wakeIn: -5, runsOutIn: 86_400_000, quietMs });
    const { from, to } = await look();
    const { wake } = await timesOf(sleeping);
    expect(wake).toBeGreaterThanOrEqual(Math.floor(from) + quietMs);
    // It has been quiet since it was made, too.
    expect(wake).toBeLessThanOrEqual(to + quietMs + 60_000);
  });
});
