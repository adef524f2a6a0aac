import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  applyMigrations,
  createTestDatabase,
  ensureDatabase,
  freePort,
  isFree,
  pendingMigrations,
  startEmbeddedPostgres,
  startTestServer,
  type EmbeddedPostgres,
  type TestServer,
} from './index.js';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'red disc '));
  chmodSync(folder, 0o711);
  return folder;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  const dataDir = makeFolder();
  let server: EmbeddedPostgres;
  const start = async (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir, port: await freePort(), durable: true });

  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const open = server.url('postgres').replace(/:[0-9a-f]+@/, ':guess@');
    await expect(query(open, 'select 1')).rejects.toThrow('password authentication failed');
    const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8');
    expect(server.url('x')).toContain(password);
  });

  it('is durable', async () => {
    expect(await query(server.url('postgres'), 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(server.url('postgres'), 'show synchronous_commit')).toEqual([
      { synchronous_commit: 'on' },
    ]);
  });

  it('is joined, not started twice, when an earlier start left it running', async () => {
    const again = await start();
    expect(again.port).toBe(server.port);
  });

  it('keeps its data over a restart', async () => {
    await ensureDatabase(server.url('postgres'), 'club');
    await query(server.url('club'), 'create table kept as select 7 as n');
    await server.stop();
    expect(await isFree(server.port)).toBe(true);
    server = await start();
    expect(await ensureDatabase(server.url('postgres'), 'club')).toBe(false);
    expect(await query(server.url('club'), 'select n from kept')).toEqual([{ n: 7 }]);
  });
});

describe('migrations', () => {
  const folder = makeFolder();
  let server: TestServer;
  const add = (name: string, sql: string): void => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  };

  beforeAll(async () => {
    add('1_first', 'create table a (n int);');
    server = await startTestServer(folder);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are applied once, in order, and the pending ones are named', async () => {
    const database = await createTestDatabase(server.adminUrl);
    add('2_second', 'alter table a add column m int;');
    expect(await pendingMigrations(database.url, folder)).toEqual(['2_second']);
    const both = await Promise.all([
      applyMigrations(database.url, folder),
      applyMigrations(database.url, folder),
    ]);
    expect(both.flat()).toEqual(['2_second']);
    expect(await pendingMigrations(database.url, folder)).toEqual([]);
    await database.drop();
  });

  it('are refused when one was changed after it was applied', async () => {
    const database = await createTestDatabase(server.adminUrl);
    writeFileSync(join(folder, '1_first', 'migration.sql'), 'create table b (n int);');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('1_first was changed');
    writeFileSync(join(folder, '1_first', 'migration.sql'), 'create table a (n int);');
    await database.drop();
  });

  it('let those who use the database go on, and come when there is room', async () => {
    const database = await createTestDatabase(server.adminUrl);
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin');
    await reader.query('lock table a in access share mode');
    const applied = applyMigrations(database.url, folder);
    // A migration that waited for the reader without an end would hold up all that come after it.
    for (let n = 0; n < 10; n += 1) {
      await query(database.url, 'insert into a values (1)');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await pendingMigrations(database.url, folder)).toEqual(['2_second']);
    await reader.query('rollback');
    expect(await applied).toEqual(['2_second']);
    await reader.end();
    await database.drop();
  }, 20_000);

  it('remember that one failed', async () => {
    const database = await createTestDatabase(server.adminUrl);
    add('3_broken', 'create tabel c ();');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('syntax error');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('3_broken failed earlier');
    expect(existsSync(folder)).toBe(true);
    await database.drop();
  });
});
