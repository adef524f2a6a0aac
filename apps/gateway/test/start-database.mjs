import { fileURLToPath } from 'node:url';
import { startTestServer } from '@red-disc/database';

/** One PostgreSQL for all test files; each file makes itself a database on it. */
export default async function startDatabase() {
  const server = await startTestServer(fileURLToPath(new URL('../../../prisma/migrations', import.meta.url)));
  process.env.TEST_ADMIN_URL = server.adminUrl;
  globalThis.stopTestServer = server.stop;
}
