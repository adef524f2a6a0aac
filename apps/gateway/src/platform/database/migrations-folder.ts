import { fileURLToPath } from 'node:url';

/** From src/ and from dist/ alike. */
export const migrationsFolder = fileURLToPath(new URL('../../../../../prisma/migrations', import.meta.url));
