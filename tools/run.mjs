// Runs a command-line entry of tools/src, after building what changed. Only the entry itself writes to standard output.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleGateway } from '../apps/gateway/bundle.mjs';
import { buildWhatChanged } from './build.mjs';
import { writeDatabaseClient } from './database-client.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const [name, ...args] = process.argv.slice(2);
/** They look at the pages too, which take longer to build. */
const opensPages = ['access', 'axe', 'bench-lists', 'bench-pages', 'bench-screens', 'proof', 'screenshots'];
if (opensPages.includes(name)) await buildWhatChanged(console.error);
else await compile();
const entry = join(here, 'dist', `${name}.js`);
if (!/^[a-z-]+$/.test(name ?? '') || !existsSync(entry)) {
  console.error(`tools: there is no command '${name}'`);
  process.exit(1);
}
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(entry).href);

async function compile() {
  if (!writeDatabaseClient()) process.exit(1);
  const compiled = spawnSync(
    process.execPath,
    [join(here, '../node_modules/@typescript/native/bin/tsc'), '-b', join(here, 'tsconfig.lib.json')],
    { stdio: ['ignore', 2, 2] },
  );
  if (compiled.status !== 0) process.exit(1);
  await bundleGateway();
}
