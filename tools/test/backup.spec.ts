import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyText } from '@red-disc/allegra';
import {
  createTestDatabase,
  ensureDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '@red-disc/database';
import { migrationsFolder, readEnvironment, startGateway, type Gateway } from '@red-disc/gateway';
import pg from 'pg';
import { CopyOut } from '../src/backup/copy-stream.js';
import { writeBackup } from '../src/backup/write-backup.js';
import { enterAsGuest } from '../src/play/guest.js';
import { playTables } from '../src/play/play-tables.js';
import { checkBackup, restoreBackup } from '../src/restore/restore-backup.js';

describe('backup and restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'red-disc-backup-'));
  const file = join(folder, 'whole.backup.gz');
  let server: TestServer;
  let original: TestDatabase;
  let gateway: Gateway;
  let restored: Gateway | undefined;

  beforeAll(async () => {
    server = await startTestServer(migrationsFolder);
    original = await createTestDatabase(server.adminUrl);
    gateway = await gatewayOn(original.url);
  });

  afterAll(async () => {
    await restored?.stop();
    await gateway.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  function gatewayOn(url: string): Promise<Gateway> {
    return startGateway(
      readEnvironment({
        NODE_ENV: 'test',
        DATABASE_URL: url,
        DATA_DIR: folder,
        GATEWAY_PORT: '0',
        METRICS_PORT: '0',
        LOG_LEVEL: 'silent',
        BOT_THINKING_MS: '0',
        SOCKET_MESSAGES: '100000',
      }),
    );
  }

  async function emptyDatabase(name: string): Promise<string> {
    await ensureDatabase(server.adminUrl, name);
    const url = new URL(server.adminUrl);
    url.pathname = `/${name}`;
    return url.href;
  }

  it('bring every game back, and each replays to the same result', async () => {
    const options = { tables: 3, players: 2, preset: 'one-round', level: 'steady', seed: 5 };
    await playTables(gateway.url, options);
    const { rest } = await enterAsGuest(gateway.url, 99);
    const waiting = await fetch(`${gateway.url}/api/tables`, {
      method: 'POST',
      headers: { ...rest.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { game: 'allegra', preset: 'house' }, seats: 3, bots: ['novice'] }),
    });
    expect(waiting.status).toBe(200);

    const { tables } = await writeBackup(original.url, file);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(tables).toContainEqual(expect.objectContaining({ table: 'public.game_table', rows: 4 }));

    const url = await emptyDatabase('restored');
    expect(await restoreBackup(file, url)).toEqual({ tables });
    restored = await gatewayOn(url);
    const before = await gamesOn(gateway, original.url);
    expect(before.filter(({ status }) => status === 'over')).toHaveLength(3);
    expect(await gamesOn(restored, url)).toEqual(before);
    for (const { record, status } of before)
      if (status === 'over') expect(verifyText(record)).toMatchObject({ ok: true });
  });

  it('keep rows that wait to be written, whatever the driver does with its buffer meanwhile', async () => {
    const copy = new CopyOut('copy …');
    const stream = { pause: () => undefined, resume: () => undefined };
    copy.submit({ query: () => undefined, stream } as never);
    const window = Buffer.from('1\tred\n');
    copy.handleCopyData({ chunk: window });
    window.fill('x');
    copy.handleReadyForQuery();
    const chunks: Buffer[] = [];
    for await (const chunk of copy.rows as AsyncIterable<Buffer>) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe('1\tred\n');
  });

  it('check a file without a database, and refuse one that is cut short or was changed', async () => {
    expect((await checkBackup(file)).tables.length).toBeGreaterThan(10);
    const text = gunzipSync(readFileSync(file)).toString('utf8');
    const cut = join(folder, 'cut.gz');
    writeFileSync(cut, gzipSync(text.slice(0, text.length / 2)));
    await expect(checkBackup(cut)).rejects.toThrow('not whole');
    const changed = join(folder, 'changed.gz');
    writeFileSync(changed, gzipSync(text.replace('"type":"moved"', '"type":"Moved"')));
    await expect(checkBackup(changed)).rejects.toThrow('checksums');
    const torn = join(folder, 'torn.gz');
    writeFileSync(torn, readFileSync(file).subarray(0, 2000));
    await expect(checkBackup(torn)).rejects.toThrow('cannot be read');
    const none = join(folder, 'none.gz');
    appendFileSync(none, gzipSync('{"format":"something else"}\n'));
    await expect(checkBackup(none)).rejects.toThrow('is no red-disc-backup@1');
  });

  it('leave a database empty when the file is damaged, and one that is in use untouched', async () => {
    const url = await emptyDatabase('damaged');
    await expect(restoreBackup(join(folder, 'changed.gz'), url)).rejects.toThrow('checksums');
    await restoreBackup(file, url);
    await expect(restoreBackup(file, url)).rejects.toThrow('is not empty');
  });
});

interface StoredGame {
  readonly id: string;
  readonly status: string;
  readonly record: string;
  readonly log: string;
}

/** Each table of the database with its log, and what the gateway makes of it. */
async function gamesOn({ url }: Gateway, databaseUrl: string): Promise<StoredGame[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Omit<StoredGame, 'record'> & { link: string }>(
      `select t.id, t.status, t.link, (select string_agg(e.seq || e.command_id || e.body || e.at, '' order by seq)
         from table_event e where e.table_id = t.id) as log
       from game_table t order by t.id`,
    );
    return await Promise.all(
      rows.map(async ({ id, status, link, log }) => {
        const answer = await fetch(`${url}/api/tables/${id}/record?key=${link}`);
        const record = (await answer.text()).replace(/"requestId":"[^"]*"/, '');
        return { id, status, log, record };
      }),
    );
  } finally {
    await client.end();
  }
}
