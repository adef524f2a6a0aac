// Fills an empty database from a backup, or only checks the file: docs/operations/backup.md.
import { parseArgs } from 'node:util';
import { ArgumentError, runCommand } from './arguments.js';
import { BadBackupError } from './backup/archive.js';
import { describeSums } from './backup/describe-sums.js';
import { openDatabase } from './open-database.js';
import { checkBackup, NotEmptyError, restoreBackup } from './restore/restore-backup.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { from, check } = values;
  if (from === undefined) throw new ArgumentError('--from names the backup');
  try {
    const { tables } = check ? await checkBackup(from) : await restore(from);
    console.log(`${describeSums(tables)} ${check ? 'are whole' : 'were restored'}`);
    if (values.json) console.log(JSON.stringify({ tables }));
  } catch (error) {
    if (error instanceof BadBackupError || error instanceof NotEmptyError)
      throw new ArgumentError(error.message);
    throw error;
  }
});

async function restore(file: string): ReturnType<typeof restoreBackup> {
  const database = await openDatabase();
  try {
    return await restoreBackup(file, database.url);
  } finally {
    await database.close();
  }
}
