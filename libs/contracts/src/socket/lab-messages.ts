import { z } from 'zod';
import { simulationRunSchema } from '../lab.js';
import { idSchema } from '../tables.js';
import { defineMessage } from './message.js';

/** Following the variant lab over the socket. */
export const labMessages = {
  'lab.watch': defineMessage({
    summary: 'Follows a simulation: gets how far it is, and from then on every step until it ends',
    permission: 'rule-sets.read',
    request: z.strictObject({ clubId: idSchema, runId: idSchema }),
    response: z.strictObject({ run: simulationRunSchema }),
  }),
} as const;

/** What the server sends about the lab of its own accord. */
export const labPushes = { lab: simulationRunSchema } as const;
