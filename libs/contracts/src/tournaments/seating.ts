import { z } from 'zod';

const range = z.strictObject({ least: z.int(), most: z.int() });

/** What an organiser looks at before publishing a plan. */
export const seatingMetricsSchema = z.strictObject({
  repeatedPairs: z.int(),
  cost: z.int(),
  lowerBound: z.int(),
  optimal: z.boolean(),
  mostMeetings: z.int(),
  neverMet: z.int(),
  fewestCommonOpponents: z.int().nullable(),
  shortTables: range,
  startDeviation: z.strictObject({ least: z.string(), most: z.string() }),
  seatRange: z.int(),
  neighbourRepeats: z.int(),
  sameClubPairs: z.int(),
  pinnedMoves: z.int(),
  seed: z.string(),
});

/** Why somebody sits where they sit, the weightiest first: a code for the translations, and its facts. */
export const seatReasonSchema = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('PINNED_TABLE'), table: z.int() }),
  z.strictObject({ code: z.literal('SITS_OUT'), times: z.int(), mostOfAnybody: z.int() }),
  z.strictObject({ code: z.literal('ALL_NEW_OPPONENTS'), opponents: z.array(z.string()) }),
  z.strictObject({
    code: z.literal('REPEATED_OPPONENTS'),
    opponents: z.array(z.string()),
    unavoidable: z.boolean(),
  }),
  z.strictObject({ code: z.literal('KEPT_APART'), from: z.array(z.string()) }),
  z.strictObject({ code: z.literal('CLOSE_IN_STANDINGS'), best: z.int(), worst: z.int() }),
  z.strictObject({ code: z.literal('SHORT_TABLE'), times: z.int(), least: z.int(), most: z.int() }),
  z.strictObject({ code: z.literal('STARTS'), seat: z.int(), starts: z.int(), startsSoFar: z.int() }),
]);

export type SeatingMetricsBody = z.output<typeof seatingMetricsSchema>;
export type SeatReasonBody = z.output<typeof seatReasonSchema>;
