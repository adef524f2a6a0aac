import { emailSchema } from '@red-disc/contracts';
import { applyMigrations, ensureDatabase, freePort, startEmbeddedPostgres } from '@red-disc/database';
import { makeAdministrator, migrationsFolder } from '@red-disc/gateway';
import { resolve } from 'node:path';
import { root } from './root.js';

/** See docs/operations: `node tools/run.mjs make-administrator you@club.example`. */
const email = emailSchema.safeParse(process.argv[2]);
if (!email.success) {
  console.error('usage: make-administrator <e-mail address>');
  process.exit(1);
}
const database = await openDatabase();
try {
  await applyMigrations(database.url, migrationsFolder);
  const made = await makeAdministrator(database.url, email.data);
  console.log(`${made.email} is an administrator now.`);
  if (made.password)
    console.log(`There was no such account; its password is ${made.password} (shown only here).`);
} finally {
  await database.close();
}

/** The user's own database, or the embedded one: joined if npm start runs it, else started for a moment. */
async function openDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, close: () => Promise.resolve() };
  const port = await freePort();
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
  const server = await startEmbeddedPostgres({ dataDir, port, durable: true });
  await ensureDatabase(server.url('postgres'), 'reddisc');
  const isOurs = server.port === port;
  return { url: server.url('reddisc'), close: () => (isOurs ? server.stop() : Promise.resolve()) };
}
