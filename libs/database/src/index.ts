export { copyDatabase, dropDatabase, ensureDatabase } from './databases.js';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.js';
export { applyMigrations, pendingMigrations } from './migrations.js';
export { freePort, isFree } from './ports.js';
export { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from './test-database.js';
