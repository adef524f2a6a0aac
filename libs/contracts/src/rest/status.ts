import { z } from 'zod';
import { defineRoute } from './route.js';

export const getStatus = defineRoute({
  method: 'GET',
  path: '/api/status',
  summary: 'What runs here: version, and what the gateway read from its database',
  permission: 'public',
  response: z.strictObject({
    version: z.string(),
    database: z.enum(['up', 'down']),
    clubs: z.int().nonnegative(),
  }),
});
