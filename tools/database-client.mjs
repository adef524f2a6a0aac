// Writes the database client that the gateway is compiled against, where there is none yet or the schema is newer: on
// a fresh checkout a command of tools/run.mjs may be the very first.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(root, 'apps/gateway/src/generated/prisma/client.ts');

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isCurrent() {
  const schemas = readdirSync(join(root, 'prisma')).filter((name) => name.endsWith('.prisma'));
  const sources = [...schemas.map((name) => join('prisma', name)), 'prisma.config.ts', 'package-lock.json'];
  const written = changedAt(client);
  return sources.every((file) => changedAt(join(root, file)) < written);
}

/** Whether it is there now. Standard output belongs to the command that is run next. */
export function writeDatabaseClient() {
  if (isCurrent()) return true;
  const prisma = join(root, 'node_modules/prisma/build/index.js');
  const generated = spawnSync(process.execPath, [prisma, 'generate'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 2],
  });
  return generated.status === 0;
}
