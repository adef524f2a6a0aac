import { resolve } from 'node:path';
import { ensureDatabase, freePort, startEmbeddedPostgres } from '@red-disc/database';
import { root } from './root.js';

export interface OpenedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The user's own database, or the embedded one: joined if npm start runs it, else started for a moment. */
export async function openDatabase(): Promise<OpenedDatabase> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, close: () => Promise.resolve() };
  const port = await freePort();
  const server = await startEmbeddedPostgres({ dataDir: dataFolder(), port, durable: true });
  await ensureDatabase(server.url('postgres'), 'reddisc');
  const isOurs = server.port === port;
  return { url: server.url('reddisc'), close: () => (isOurs ? server.stop() : Promise.resolve()) };
}

export function dataFolder(): string {
  return resolve(root, process.env.DATA_DIR ?? '.data');
}
