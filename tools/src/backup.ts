// Writes everything to one file while the server runs: docs/operations/backup.md.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './arguments.js';
import { describeSums } from './backup/describe-sums.js';
import { writeBackup } from './backup/write-backup.js';
import { dataFolder, openDatabase } from './open-database.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const name = `red-disc-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup.gz`;
  const file = values.out ?? join(dataFolder(), 'backups', name);
  mkdirSync(dirname(file), { recursive: true });
  const database = await openDatabase();
  try {
    const { tables } = await writeBackup(database.url, file);
    console.log(`${describeSums(tables)}, ${Math.ceil(statSync(file).size / 1024)} KiB: ${file}`);
    if (values.json) console.log(JSON.stringify({ file, tables }));
  } finally {
    await database.close();
  }
});
