import { getDocumentation, getLive, getOpenApi, getReady } from './operations.js';
import { getStatus } from './status.js';

/** Every REST route of the gateway, by the name its handler and its callers use. */
export const routes = { getLive, getReady, getOpenApi, getDocumentation, getStatus } as const;
