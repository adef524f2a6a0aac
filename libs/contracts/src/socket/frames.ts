import { z } from 'zod';
import { errorSchema } from '../answer.js';

/** What a client sends: the answer carries the same id. */
export const requestFrameSchema = z.strictObject({
  id: z.int().nonnegative(),
  type: z.string().max(64),
  data: z.unknown().optional(),
});

/** What a client gets back for a request. */
export const answerFrameSchema = z.union([
  z.strictObject({ id: z.int(), ok: z.literal(true), data: z.unknown().optional() }),
  z.strictObject({ id: z.int().nullable(), ok: z.literal(false), error: errorSchema }),
]);

/** What the server sends of its own accord. */
export const pushFrameSchema = z.strictObject({ type: z.string(), data: z.unknown().optional() });

export type RequestFrame = z.infer<typeof requestFrameSchema>;
export type AnswerFrame = z.infer<typeof answerFrameSchema>;
export type PushFrame = z.infer<typeof pushFrameSchema>;
