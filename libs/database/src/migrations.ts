import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The advisory lock that Prisma Migrate itself takes, so that the two never run at once. */
const prismaMigrateLock = 72_707_369;

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

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const id = randomUUID();
  await client.query('insert into _prisma_migrations (id, checksum, migration_name) values ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    await client.query(sql);
  } catch (error) {
    await client.query('update _prisma_migrations set logs = $2 where id = $1', [id, String(error)]);
    throw error;
  }
  await client.query(
    'update _prisma_migrations set finished_at = now(), applied_steps_count = 1 where id = $1',
    [id],
  );
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
