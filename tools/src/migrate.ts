// Brings the database of DATABASE_URL up to date; for setups where `npm start` does not do it.
import { applyMigrations } from '@red-disc/database';
import { EnvironmentError, migrationsFolder, readEnvironment } from '@red-disc/gateway';

try {
  const { DATABASE_URL } = readEnvironment(process.env);
  const applied = await applyMigrations(DATABASE_URL, migrationsFolder);
  console.log(applied.length > 0 ? `applied: ${applied.join(', ')}` : 'the database is up to date');
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exitCode = 1;
}
