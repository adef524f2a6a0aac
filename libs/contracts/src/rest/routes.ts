import { accountRoutes } from './accounts.js';
import { clubRoutes } from './clubs.js';
import { deviceRoutes } from './devices.js';
import { memberRoutes } from './members.js';
import { operationRoutes } from './operations.js';
import { ruleSetRoutes } from './rule-sets.js';
import { tableRoutes } from './tables.js';

/** Every REST route of the gateway, by the name its handler and its callers use. */
export const routes = {
  ...operationRoutes,
  ...accountRoutes,
  ...tableRoutes,
  ...clubRoutes,
  ...memberRoutes,
  ...deviceRoutes,
  ...ruleSetRoutes,
} as const;
