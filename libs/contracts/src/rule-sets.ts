import { z } from 'zod';
import { plainTextSchema } from './clubs.js';
import { idSchema } from './tables.js';
import { timingSchema } from './timing.js';

const json = z.record(z.string(), z.unknown());
const anything = z.unknown();

export const ruleSetNameSchema = plainTextSchema(60).min(1);

/** Rules as they are edited: the game says what is in them. */
export const ruleSetContentSchema = z.strictObject({
  /** The game at the version of its rules, such as name@1. */
  game: z.string().max(32),
  rules: json,
  timing: timingSchema,
  /** What changed and why, for those who play by it. */
  note: plainTextSchema(500).default(''),
});

/** One option that is not the same in two rule sets, as data and in words. */
export const ruleChangeSchema = z.strictObject({
  field: z.string(),
  before: anything,
  after: anything,
  beforeText: z.string(),
  afterText: z.string(),
});

/** Rules in words, and what there is to say about them. */
export const ruleSetReadingSchema = z.strictObject({
  sentences: z.array(z.strictObject({ field: z.string(), text: z.string() })),
  /** Which printed edition they follow, and where they depart from it. */
  edition: z.strictObject({
    edition: z.string(),
    departures: z.array(ruleChangeSchema.extend({ offered: z.boolean() })),
  }),
  /** What a table of the size that was asked for should know; codes for the translations. */
  remarks: z.array(z.strictObject({ code: z.string(), field: z.string() })),
});

export const ruleSetVersionSchema = ruleSetContentSchema.extend({
  id: idSchema,
  ruleSetId: idSchema,
  /** Null for a version of the house. */
  clubId: idSchema.nullable(),
  name: z.string(),
  /** The game's own preset behind a rule set of the house, as game/preset. */
  preset: z.string().nullable(),
  number: z.int().positive(),
  archived: z.boolean(),
  publishedAt: z.iso.datetime(),
});

export const ruleSetDraftSchema = ruleSetContentSchema.extend({
  revision: z.int().positive(),
  updatedAt: z.iso.datetime(),
});

export const ruleSetSummarySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  preset: z.string().nullable(),
  archived: z.boolean(),
  /** The newest version, null for what was never published. */
  latest: z.strictObject({ id: idSchema, number: z.int(), publishedAt: z.iso.datetime() }).nullable(),
  hasDraft: z.boolean(),
});

export const ruleSetSchema = ruleSetSummarySchema.extend({
  versions: z.array(ruleSetVersionSchema),
  draft: ruleSetDraftSchema.nullable(),
});

export type RuleSetContent = z.output<typeof ruleSetContentSchema>;
export type RuleChangeBody = z.output<typeof ruleChangeSchema>;
export type RuleSetReading = z.output<typeof ruleSetReadingSchema>;
export type RuleSetVersionBody = z.output<typeof ruleSetVersionSchema>;
export type RuleSetDraftBody = z.output<typeof ruleSetDraftSchema>;
export type RuleSetSummary = z.output<typeof ruleSetSummarySchema>;
export type RuleSetBody = z.output<typeof ruleSetSchema>;
