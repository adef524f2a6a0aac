import { z } from 'zod';
import { errorCodes } from './errors.js';

/** What is wrong with one field; `path` leads to it from the top of the request. */
export const issueSchema = z.strictObject({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
});

export const errorSchema = z.looseObject({
  code: z.enum(errorCodes),
  /** The finer reason of REFUSED or CONFLICT, for instance a rule's own code. */
  reason: z.string().optional(),
  issues: z.array(issueSchema).optional(),
  /** After how many seconds it makes sense to try again. */
  retryAfter: z.number().optional(),
  /** Names the request in the server's log. */
  requestId: z.string().optional(),
});

/** The one shape of a refusal, over REST and over sockets. */
export const failureSchema = z.strictObject({ ok: z.literal(false), error: errorSchema });

export type Issue = z.infer<typeof issueSchema>;
export type ApiError = z.infer<typeof errorSchema>;
export type Failure = z.infer<typeof failureSchema>;
