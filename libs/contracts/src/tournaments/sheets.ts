import { z } from 'zod';

const halfPoints = z.int().min(-10_000).max(10_000);
const seat = z.int().min(1).max(6);

/** What a physical table writes down for one seat after a round of the game. */
export const sheetHandSchema = z.union([
  z.strictObject({ type: z.literal('sum'), points: z.int().min(-1000).max(1000) }),
  z.strictObject({ type: z.literal('cleared') }),
]);

/** A result as it comes in: hands that the game scores, or scores that somebody has worked out. */
export const sheetEntrySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hands'),
    rounds: z
      .array(z.strictObject({ hands: z.array(sheetHandSchema).min(2).max(6), endedBy: seat.nullable() }))
      .min(1)
      .max(20),
    timeCalled: z.boolean().exactOptional(),
  }),
  z.strictObject({
    type: z.literal('scores'),
    rounds: z
      .array(z.strictObject({ scores: z.array(halfPoints).min(2).max(6), endedBy: seat.nullable() }))
      .min(1)
      .max(20),
    timeCalled: z.boolean().exactOptional(),
    /** As they stand on the paper, to be compared with the sums of the rounds. */
    totals: z.array(halfPoints).min(2).max(6).exactOptional(),
  }),
]);

/** A result worked out, in half points. */
export const sheetSchema = z.strictObject({
  rounds: z.array(
    z.strictObject({
      scores: z.array(z.int()),
      endedBy: z.int().nullable(),
      hands: z.array(sheetHandSchema).exactOptional(),
    }),
  ),
  timeCalled: z.boolean(),
});

/** Something on a sheet that is hardly right; codes for the translations, with their data beside them. */
export const sheetWarningSchema = z.looseObject({ code: z.string() });

/** What a sheet comes to before it is handed in. */
export const sheetCheckSchema = z.strictObject({
  sheet: sheetSchema,
  totals: z.array(z.int()),
  /** Places by seat, ties shared. */
  places: z.array(z.int()),
  warnings: z.array(sheetWarningSchema),
});

export type SheetEntryBody = z.output<typeof sheetEntrySchema>;
export type SheetBody = z.output<typeof sheetSchema>;
export type SheetCheckBody = z.output<typeof sheetCheckSchema>;
