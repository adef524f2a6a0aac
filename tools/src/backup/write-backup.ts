import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import pg from 'pg';
import { archiveFormat, endOfRows, Summing, type ArchiveFooter, type TableSum } from './archive.js';
import { CopyOut } from './copy-stream.js';
import { readLayout, readMigrationNames, readSequences, type TableLayout } from './database-layout.js';

/** Writes the whole database, as it stands at one moment, to a file; players and gateways notice nothing. */
export async function writeBackup(url: string, file: string): Promise<ArchiveFooter> {
  const client = new pg.Client({ connectionString: url, application_name: 'red-disc backup' });
  await client.connect();
  const unfinished = `${file}.part`;
  try {
    // Everything below sees the database as it is now, whatever is written meanwhile.
    await client.query('begin isolation level repeatable read read only');
    const gzip = createGzip();
    // Sessions, addresses and seeds are in it: nobody but the owner may read it.
    const written = finished(gzip.pipe(createWriteStream(unfinished, { mode: 0o600 })));
    const footer = await writeAll(client, gzip);
    gzip.end();
    await written;
    await client.query('commit');
    await rename(unfinished, file);
    return footer;
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
}

async function writeAll(client: pg.Client, gzip: Gzip): Promise<ArchiveFooter> {
  const layout = await readLayout(client);
  await writeJson(gzip, {
    format: archiveFormat,
    createdAt: new Date().toISOString(),
    migrations: await readMigrationNames(client),
    sequences: await readSequences(client),
  });
  const tables: TableSum[] = [];
  for (const table of layout) {
    await writeJson(gzip, table);
    tables.push(await writeTable(client, table, gzip));
    await write(gzip, Buffer.concat([endOfRows, Buffer.from('\n')]));
  }
  const footer: ArchiveFooter = { tables };
  await writeJson(gzip, footer);
  return footer;
}

async function writeTable(client: pg.Client, table: TableLayout, gzip: Gzip): Promise<TableSum> {
  const columns = table.columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  const name = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
  const summing = new Summing(`${table.schema}.${table.name}`);
  const copy = client.query(new CopyOut(`copy (select ${columns} from ${name}) to stdout`));
  for await (const chunk of copy.rows as AsyncIterable<Buffer>) {
    summing.add(chunk);
    await write(gzip, chunk);
  }
  await copy.done;
  return summing.sum();
}

function writeJson(gzip: Gzip, value: unknown): Promise<void> {
  return write(gzip, Buffer.from(`${JSON.stringify(value)}\n`));
}

async function write(gzip: Gzip, chunk: Buffer): Promise<void> {
  if (!gzip.write(chunk)) await once(gzip, 'drain');
}
