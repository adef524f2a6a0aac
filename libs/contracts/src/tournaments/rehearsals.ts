import { TROUBLES } from '@red-disc/tournaments';
import { z } from 'zod';

export const troubleSchema = z.enum(TROUBLES);

/** What a rehearsal came to. Nothing of it is kept with the real event. */
export const rehearsalReportSchema = z.strictObject({
  /** Whether the event came to its end; if not, the last finding says why. */
  finished: z.boolean(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  rounds: z.array(
    z.strictObject({
      stage: z.string(),
      round: z.int(),
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime(),
      tables: z.int(),
    }),
  ),
  /** What an organiser would have had to deal with: a code, when, and its facts. */
  findings: z.array(z.looseObject({ code: z.string(), at: z.iso.datetime() })),
  standings: z.array(
    z.strictObject({ rank: z.int(), entrant: z.string(), name: z.string(), tp: z.string() }),
  ),
});

export const rehearsalSchema = z.strictObject({
  id: z.uuid(),
  status: z.enum(['waiting', 'done', 'failed']),
  createdAt: z.iso.datetime(),
  trouble: z.array(troubleSchema),
  report: rehearsalReportSchema.nullable(),
});

export type RehearsalBody = z.output<typeof rehearsalSchema>;
export type RehearsalReportBody = z.output<typeof rehearsalReportSchema>;
