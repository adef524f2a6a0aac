import pg from 'pg';

/** Creates the database if the server does not have it; says whether it did. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<boolean> {
  return withAdmin(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return true;
  });
}

/** A copy of a migrated database, made in the time it takes to copy files: one for each test file. */
export async function copyDatabase(adminUrl: string, template: string, name: string): Promise<void> {
  await withAdmin(adminUrl, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`),
  );
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withAdmin(adminUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

async function withAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
