import { operationRoutes } from './operations.js';

/** Every REST route of the gateway, by the name its handler and its callers use. */
export const routes = { ...operationRoutes } as const;
