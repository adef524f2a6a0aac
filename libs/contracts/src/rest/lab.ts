import { z } from 'zod';
import { simulationRunSchema } from '../lab.js';
import { ruleChangeSchema } from '../rule-sets.js';
import { idSchema } from '../tables.js';
import { languageSchema } from './accounts.js';
import { clubParams } from './clubs.js';
import { defineRoute } from './route.js';

const runParams = clubParams.extend({ runId: idSchema });

/** The variant lab: what rules do, before people play by them. */
export const labRoutes = {
  startSimulation: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/lab/runs',
    summary: 'Has bots play games by a version or a draft; what was played before is answered at once',
    permission: 'rule-sets.simulate',
    params: clubParams,
    body: z.strictObject({
      of: z.union([z.strictObject({ versionId: idSchema }), z.strictObject({ draftOf: idSchema })]),
      players: z.int().min(2).max(16),
      games: z.int().min(2000).max(20_000).default(2000),
    }),
    response: simulationRunSchema,
  }),
  listSimulations: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/lab/runs',
    summary: 'What the lab has found out of late, by version and number of players if asked',
    permission: 'rule-sets.read',
    params: clubParams,
    query: z.strictObject({
      versionId: idSchema.optional(),
      players: z.coerce.number().int().min(2).max(16).optional(),
    }),
    response: z.strictObject({ runs: z.array(simulationRunSchema) }),
  }),
  getSimulation: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/lab/runs/:runId',
    summary: 'How far a simulation is, or what it found out',
    permission: 'rule-sets.read',
    params: runParams,
    response: simulationRunSchema,
  }),
  compareSimulations: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/lab/comparison',
    summary: 'Two simulations side by side, with what sets their rules apart in words',
    permission: 'rule-sets.read',
    params: clubParams,
    query: z.strictObject({ left: idSchema, right: idSchema, language: languageSchema.default('en') }),
    response: z.strictObject({
      left: simulationRunSchema,
      right: simulationRunSchema,
      changes: z.array(ruleChangeSchema),
    }),
  }),
  cancelSimulation: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/lab/runs/:runId/cancel',
    summary: 'Stops a simulation',
    permission: 'rule-sets.simulate',
    params: runParams,
    response: simulationRunSchema,
  }),
} as const;
