import { pendingMigrations } from '@red-disc/database';
import pg from 'pg';
import { EnvironmentError, type Environment } from '../environment/environment.js';

interface Settings {
  readonly fsync: string;
  readonly synchronous_commit: string;
  readonly full_page_writes: string;
}

/** An acknowledged move must survive a power cut: production does not start on a database that would lose it. */
export async function assertDurable(environment: Environment): Promise<void> {
  if (environment.NODE_ENV !== 'production') return;
  const client = new pg.Client({ connectionString: environment.DATABASE_URL, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows } = await client.query<Settings>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
              current_setting('full_page_writes') as full_page_writes`,
    );
    const off = Object.entries(rows[0] ?? {}).find(([, value]) => value === 'off');
    if (off)
      throw new EnvironmentError(
        `DATABASE_URL: this PostgreSQL has ${off[0]} off and would lose acknowledged moves`,
      );
  } finally {
    await client.end();
  }
}

export async function assertMigrated(environment: Environment, migrations: string): Promise<void> {
  const pending = await pendingMigrations(environment.DATABASE_URL, migrations);
  if (pending.length > 0)
    throw new EnvironmentError(
      `DATABASE_URL: ${pending.length} migrations are missing, the first is ${pending[0]}`,
    );
}
