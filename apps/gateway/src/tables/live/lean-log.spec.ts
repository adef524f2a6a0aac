import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import { applyMigrations, dropDatabase, ensureDatabase } from '@red-disc/database';
import pg from 'pg';
import { migrationsFolder } from '../../platform/database/migrations-folder.js';
import { TableStore } from './table-store.js';

const leanLog = '20261119070000_lean_log';
const name = `lean_log_${process.pid}`;

describe('a database from before moves wrote only their row of the log', () => {
  const url = new URL(process.env.TEST_ADMIN_URL!);
  url.pathname = `/${name}`;
  const before = mkdtempSync(join(tmpdir(), 'migrations-'));
  let pool: pg.Pool;
  beforeAll(async () => {
    for (const migration of readdirSync(migrationsFolder))
      if (/^\d/.test(migration) && migration < leanLog)
        cpSync(join(migrationsFolder, migration), join(before, migration), { recursive: true });
    await ensureDatabase(process.env.TEST_ADMIN_URL!, name);
    await applyMigrations(url.href, before);
    pool = new pg.Pool({ connectionString: url.href, max: 3 });
    pool.on('error', () => undefined); // a connection that is still saying goodbye when its database is dropped
  });
  afterAll(async () => {
    await pool.end();
    await dropDatabase(process.env.TEST_ADMIN_URL!, name);
    rmSync(before, { recursive: true });
  });

  /** A table of two rows whose clock runs out then. */
  async function oldTable(deadlineInMs: number | null): Promise<string> {
    const id = randomUUID();
    await pool.query(
      `insert into game_table (id, code, link, host_id, game, rules, timing, settings, status, seats, seq, deadline_at)
       values ($1::text::uuid, $1, $1, 'host', 'game@1', '{}', '{}', '{}', 'playing', '[]', 2,
         clock_timestamp() + $2::float8 * interval '1 millisecond')`,
      [id, deadlineInMs],
    );
    await pool.query(
      `insert into table_event (table_id, seq, command_id, body) values ($1, 1, 'first', '[]'), ($1, 2, 'second', '[]')`,
      [id],
    );
    return id;
  }

  it('keeps its running clocks, and those that have run out strike', async () => {
    const [running, late, without] = [await oldTable(60_000), await oldTable(-1), await oldTable(null)];
    const { rows } = await pool.query<{ id: string; deadline: Date | null }>(
      'select id, deadline_at as deadline from game_table',
    );
    await applyMigrations(url.href, migrationsFolder);
    const store = new TableStore(pool);
    for (const { id, deadline } of rows)
      expect((await store.readTable(id))!.deadline).toBe(deadline === null ? null : deadline.getTime());
    expect([...(await store.readSeqs([running, late, without])).values()]).toEqual([2, 2, 2]);
    expect(await store.lookAtClocks(10, [])).toEqual({ looked: 1, overdue: [late] });
  });
});
