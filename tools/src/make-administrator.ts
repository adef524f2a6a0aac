import { emailSchema } from '@red-disc/contracts';
import { applyMigrations } from '@red-disc/database';
import { makeAdministrator, migrationsFolder } from '@red-disc/gateway';
import { openDatabase } from './open-database.js';

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
