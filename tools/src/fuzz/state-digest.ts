import pg from 'pg';
import type { ScratchDatabase } from '../load/scratch-database.js';

/** Tables that change by themselves: counters of limits, signs of life, when a session was last used. */
const restless = new Set(['limit_window', 'server_heartbeat', 'session', '_prisma_migrations']);

/** Running clocks are looked at now and then, and given more time when the machine is too busy for signs of life. */
const row = `(to_jsonb(t) - array['wake_at', 'given_for', 'given_until'])::text`;

/** A sum over the rows of each table: equal sums are equal rows. */
export async function digestState(database: ScratchDatabase): Promise<Map<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    if (restless.has(name)) continue;
    const [sum] = await database.query<{ digest: string }>(
      `select coalesce(md5(string_agg(${row}, E'\\n' order by ${row})), '') as digest
       from ${pg.escapeIdentifier(name)} t`,
    );
    digests.set(name, sum!.digest);
  }
  return digests;
}

export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
