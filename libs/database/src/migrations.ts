import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The advisory lock that Prisma Migrate itself takes, so that the two never run at once. */
const prismaMigrateLock = 72_707_369;

/** Whoever comes after a migration that waits for a lock waits as well: not for long. */
const lockTimeoutMs = 500;
const stepBackMs = 1000;
const triesForALock = 60;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/**
 * Applies the folder of Prisma migrations that the database lacks and returns their names. It keeps Prisma's own
 * table and checksums, so `prisma migrate` and this agree; it is here because the CLI takes seconds to start.
 */
export async function applyMigrations(url: string, folder: string): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [prismaMigrateLock]);
    await client.query(`create table if not exists _prisma_migrations (
      id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
      migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
      started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
    const pending = pendingOf(readMigrations(folder), await readApplied(client));
    for (const migration of pending) await applyOne(client, migration);
    return pending.map(({ name }) => name);
  });
}

/** The names of the migrations in the folder that the database does not have yet. */
export async function pendingMigrations(url: string, folder: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const known = await client.query("select to_regclass('_prisma_migrations') as name");
    const applied = (known.rows[0] as { name: string | null }).name ? await readApplied(client) : [];
    return pendingOf(readMigrations(folder), applied).map(({ name }) => name);
  });
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function readApplied(client: pg.Client): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>(
    'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null',
  );
  return rows;
}

function pendingOf(migrations: readonly Migration[], applied: readonly AppliedRow[]): Migration[] {
  const byName = new Map(applied.map((row) => [row.migration_name, row]));
  return migrations.filter(({ name, checksum }) => {
    const row = byName.get(name);
    if (!row) return true;
    if (!row.finished_at) throw new Error(`the migration ${name} failed earlier: see prisma migrate resolve`);
    if (row.checksum !== checksum) throw new Error(`the migration ${name} was changed after it was applied`);
    return false;
  });
}

/** Whole or not at all. Where somebody uses what it changes, it steps back again and again, so that they can go on. */
async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await applyInOneChange(client, migration);
      return;
    } catch (error) {
      await client.query('rollback');
      if (isLockTimeout(error) && tries < triesForALock) {
        await new Promise((resolve) => setTimeout(resolve, stepBackMs));
        continue;
      }
      await noteFailure(client, migration, error);
      throw error;
    }
}

async function applyInOneChange(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
  await client.query(sql);
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  );
  await client.query('commit');
}

async function noteFailure(client: pg.Client, { name, checksum }: Migration, error: unknown): Promise<void> {
  if (isLockTimeout(error)) return;
  await client.query(
    'insert into _prisma_migrations (id, checksum, migration_name, logs) values ($1, $2, $3, $4)',
    [randomUUID(), checksum, name, String(error)],
  );
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
