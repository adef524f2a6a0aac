import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations } from '@red-disc/database';
import { migrationsFolder, prepareJobs } from '@red-disc/gateway';
import pg from 'pg';
import { BadBackupError, readArchive, type ArchiveFooter, type ArchiveHeader } from '../backup/archive.js';
import { CopyIn } from '../backup/copy-stream.js';
import { readLayout, type TableLayout } from '../backup/database-layout.js';

/** The database is in use: a restore must never overwrite anything. */
export class NotEmptyError extends Error {}

/** Reads a backup without a database: every row is there and every checksum is right. */
export function checkBackup(file: string): Promise<ArchiveFooter> {
  const ignored = { write: () => Promise.resolve(), end: () => Promise.resolve() };
  return readArchive(file, {
    onHeader: () => Promise.resolve(),
    onTable: () => Promise.resolve(ignored),
  });
}

/** Fills an empty database from a backup, or leaves it empty and throws. */
export async function restoreBackup(file: string, url: string): Promise<ArchiveFooter> {
  const client = new pg.Client({ connectionString: url, application_name: 'red-disc restore' });
  await client.connect();
  try {
    await assertEmpty(client);
    try {
      return await restoreAll(file, url, client);
    } catch (error) {
      await takeAway(client);
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function restoreAll(file: string, url: string, client: pg.Client): Promise<ArchiveFooter> {
  let known: TableLayout[] = [];
  let sequences: ArchiveHeader['sequences'] = {};
  const footer = await readArchive(file, {
    onHeader: async (header) => {
      sequences = header.sequences;
      await buildAsOf(header, url);
      await prepareJobs(url);
      await client.query('begin');
      known = await readLayout(client);
      await emptyAll(client, known);
    },
    onTable: (layout) => Promise.resolve(openTable(client, layout, known)),
  });
  for (const [name, value] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
  await client.query('commit');
  await applyMigrations(url, migrationsFolder);
  return footer;
}

/** The tables as they were when the backup was made; migrations that came later then find its rows to work on. */
async function buildAsOf({ migrations }: ArchiveHeader, url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'red-disc-migrations-'));
  try {
    for (const name of migrations) {
      const source = join(migrationsFolder, name);
      if (!existsSync(source))
        throw new BadBackupError(`the backup is from a newer version: it has the migration ${name}`);
      cpSync(source, join(folder, name), { recursive: true });
    }
    await applyMigrations(url, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Migrations put rows of their own into some tables; the backup has them too. */
async function emptyAll(client: pg.Client, tables: readonly TableLayout[]): Promise<void> {
  const filled: string[] = [];
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rowCount) filled.push(quoted(table));
  }
  if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} cascade`);
}

function openTable(
  client: pg.Client,
  layout: TableLayout,
  known: readonly TableLayout[],
): { write: (rows: Buffer) => Promise<void>; end: () => Promise<void> } {
  const mine = known.find(({ schema, name }) => schema === layout.schema && name === layout.name);
  if (!mine || layout.columns.some((column) => !mine.columns.includes(column)))
    throw new BadBackupError(`the backup has ${layout.schema}.${layout.name} otherwise than its migrations`);
  const columns = layout.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return client.query(new CopyIn(`copy ${quoted(mine)} (${columns}) from stdin`));
}

function quoted({ schema, name }: TableLayout): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
  );
  if (rows[0])
    throw new NotEmptyError(`the database is not empty (it has ${rows[0].name}): nothing was done`);
}

/** It was empty before, so all that is in it is what we put there. */
async function takeAway(client: pg.Client): Promise<void> {
  await client.query('rollback');
  await client.query('drop schema public cascade; create schema public; drop schema if exists jobs cascade');
}
