import { fileURLToPath } from 'node:url';

/** The workspace, from tools/dist/. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
