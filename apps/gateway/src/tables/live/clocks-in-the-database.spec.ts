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

  async function wakeIn(id: string): Promise<number | null> {
    const { rows } = await pool.query<{ ms: number | null }>(
      `select extract(epoch from wake_at - clock_timestamp())::float8 * 1000 as ms from game_table where id = $1`,
      [id],
    );
    return rows[0]!.ms;
  }

  it('finds those that have run out, and no others', async () => {
    const late = await newTable({ wakeIn: -5, runsOutIn: -1 });
    const later = await newTable({ wakeIn: -10, runsOutIn: -2 });
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
    const soon = await newTable({ wakeIn: -5, runsOutIn: 1000 });
    const patient = await newTable({ wakeIn: -5, runsOutIn: 600_000 });
    await store.lookAtClocks(100, []);
    expect(await wakeIn(soon)).toBeGreaterThan(0);
    expect(await wakeIn(soon)).toBeLessThanOrEqual(1000);
    expect(await wakeIn(patient)).toBeGreaterThan(1000);
    expect(await wakeIn(patient)).toBeLessThanOrEqual(lookAgainMs);
  });

  it('looks ever more seldom where nothing happens', async () => {
    const sleeping = await newTable({ wakeIn: -5, runsOutIn: 86_400_000, quietMs: 3_600_000 });
    await store.lookAtClocks(100, []);
    expect(await wakeIn(sleeping)).toBeGreaterThan(3_590_000);
    expect(await wakeIn(sleeping)).toBeLessThanOrEqual(3_610_000);
  });
});
