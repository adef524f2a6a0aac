import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations, ensureDatabase, freePort, startEmbeddedPostgres } from '@red-disc/database';
import { migrationsFolder, readEnvironment, startGateway } from '@red-disc/gateway';

/** Runs the work against a server that is there, or against one of its own on a fresh database. */
export async function withServer<T>(url: string | undefined, work: (url: string) => Promise<T>): Promise<T> {
  if (url !== undefined) return work(url);
  const dataDir = mkdtempSync(join(tmpdir(), 'red-disc-play-'));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, port: await freePort(), durable: true });
  try {
    await ensureDatabase(postgres.url('postgres'), 'play');
    await applyMigrations(postgres.url('play'), migrationsFolder);
    const gateway = await startGateway(
      readEnvironment({
        NODE_ENV: 'development',
        DATABASE_URL: postgres.url('play'),
        DATA_DIR: dataDir,
        GATEWAY_PORT: '0',
        METRICS_PORT: '0',
        BOT_THINKING_MS: '0',
        SOCKET_MESSAGES: '1000000',
        LOG_LEVEL: 'warn',
      }),
    );
    try {
      return await work(gateway.url);
    } finally {
      await gateway.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
