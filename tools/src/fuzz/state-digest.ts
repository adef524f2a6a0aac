import pg from 'pg';
import type { ScratchDatabase } from '../load/scratch-database.js';

/** Tables that change by themselves: counters of limits, signs of life, when a session was last used. */
const restless = new Set(['limit_window', 'server_heartbeat', 'session', '_prisma_migrations']);

/** A sum over the rows of each table: equal sums are equal rows. */
export async function digestState(database: ScratchDatabase): Promise<Map<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    if (restless.has(name)) continue;
    const [row] = await database.query<{ digest: string }>(
      `select coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as digest
       from ${pg.escapeIdentifier(name)} t`,
    );
    digests.set(name, row!.digest);
  }
  return digests;
}

export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
