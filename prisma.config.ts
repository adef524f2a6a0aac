import { defineConfig } from 'prisma/config';

// Prisma's schema engine is a native download; a closed machine runs its WASM build from npm instead.
if (!process.env.PRISMA_NATIVE_ENGINE && process.platform !== 'win32') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= `${import.meta.dirname}/tools/prisma-schema-engine.mjs`;
}

export default defineConfig({
  schema: 'prisma',
  migrations: { path: 'prisma/migrations' },
  // Not `env()`: generate and validate need no database, and must not ask for one.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/unset' },
});
