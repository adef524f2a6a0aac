import pg from 'pg';
import type { ScratchDatabase } from '../load/scratch-database.js';

/** Fills the database with copies of one table and its log, by the database itself: nothing else is as quick. */
export async function cloneTable(
  database: ScratchDatabase,
  table: string,
  copies: number,
  mark = 'C',
): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(
      `create temp table clone as select gen_random_uuid() as id, n from generate_series(1, ${copies}) n`,
    );
    await copyRows(client, 'game_table', 'id', table, {
      id: 'c.id',
      code: `'${mark}' || c.n`,
      link: `'clone-${mark}-' || c.n`,
    });
    await copyRows(client, 'table_event', 'table_id', table, { table_id: 'c.id' });
    await copyRows(client, 'round_secret', 'table_id', table, { table_id: 'c.id' });
    await client.query('drop table clone');
    await client.query('analyze game_table, table_event, round_secret');
  } finally {
    await client.end();
  }
}

async function copyRows(
  client: pg.Client,
  name: string,
  key: string,
  table: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [name],
  );
  const columns = rows.map(({ column }) => pg.escapeIdentifier(column)).join(', ');
  const values = rows.map(({ column }) => changed[column] ?? `t.${pg.escapeIdentifier(column)}`).join(', ');
  await client.query(
    `insert into ${name} (${columns}) select ${values} from ${name} t cross join clone c where t.${key} = $1`,
    [table],
  );
}
