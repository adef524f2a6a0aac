import { z } from 'zod';
import { idSchema } from './tables.js';

export const simulationRunSchema = z.strictObject({
  id: idSchema,
  ruleSetId: idSchema,
  /** Null for a draft. */
  ruleSetVersionId: idSchema.nullable(),
  players: z.int(),
  games: z.int(),
  /** How many of them are played. */
  played: z.int(),
  state: z.enum(['queued', 'running', 'done', 'cancelled', 'failed']),
  engine: z.string(),
  /** What came of it, in the game's own terms: minutes, rounds, scores, advantages, doublings, knocks. */
  summary: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

export type SimulationRunBody = z.output<typeof simulationRunSchema>;
