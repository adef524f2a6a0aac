import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase, dropDatabase, ensureDatabase } from './databases.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { applyMigrations } from './migrations.js';
import { freePort } from './ports.js';

const template = 'template_red_disc';

export interface TestServer {
  /** Where the maintenance database is; `createTestDatabase` takes it. */
  readonly adminUrl: string;
  readonly stop: () => Promise<void>;
}

/** A throw-away PostgreSQL with one migrated template, for a whole test run. */
export async function startTestServer(migrations: string): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'red-disc-test-'));
  chmodSync(dataDir, 0o711); // PostgreSQL may run as another account than the tests
  const server = await startEmbeddedPostgres({ dataDir, port: await freePort(), durable: false });
  const adminUrl = server.url('postgres');
  await ensureDatabase(adminUrl, template);
  await applyMigrations(server.url(template), migrations);
  return {
    adminUrl,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

let databases = 0;

/** A fresh, migrated database of its own, for one test file. */
export async function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  databases += 1;
  const name = `test_${process.pid}_${databases}_${performance.now().toString(36).replace('.', '')}`;
  await copyDatabase(adminUrl, template, name);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(adminUrl, name) };
}
