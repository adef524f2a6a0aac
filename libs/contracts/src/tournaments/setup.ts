import {
  CRITERIA,
  CUT_SEATINGS,
  DEFAULT_RULES,
  OVERTIME_POLICIES,
  parseFraction,
  POLICIES,
  REPLACEMENTS,
  TABLE_SIZES,
} from '@red-disc/tournaments';
import { z } from 'zod';
import { plainTextSchema } from '../clubs.js';
import { idSchema } from '../tables.js';

/** Names a stage of an event in its log, such as main or final. */
export const stageIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** An entrant: the id of an account, or one that the server has made up. */
export const entrantIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

export const tableSizeSchema = z.union(TABLE_SIZES.map((size) => z.literal(size)));
export const attendanceSchema = z.enum(['room', 'online']);

/** An exact number as text: 5, 11/4 or 0.5. */
export const exactPointsSchema = z
  .string()
  .max(24)
  .refine((text) => parseFraction(text) !== undefined);

const count = (least: number, most: number) => z.int().min(least).max(most);

export const stageFormatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('movement'), rounds: count(1, 30) }),
  z.strictObject({
    kind: z.literal('swiss'),
    rounds: count(1, 30),
    firstRound: z.enum(['random', 'serpentine', 'rating']).default('random'),
    repeatPolicy: z.enum(['strict', 'balanced', 'off']).default('strict'),
    shortTables: z.enum(['low', 'high', 'balanced']).default('low'),
  }),
  z.strictObject({ kind: z.literal('groups'), size: tableSizeSchema, games: count(1, 10) }),
  z.strictObject({
    kind: z.literal('knockout'),
    rounds: z
      .array(z.strictObject({ size: tableSizeSchema, advance: count(1, 5) }))
      .min(1)
      .max(8),
    luckyLosers: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('final'), games: count(1, 5), carryOver: z.boolean().default(false) }),
  z.strictObject({ kind: z.literal('heats'), slots: count(1, 30), best: count(1, 30) }),
  z.strictObject({
    kind: z.literal('arena'),
    minutes: count(10, 1440),
    params: z.strictObject({
      sizes: z.array(tableSizeSchema).min(1).max(5),
      maxWaitSeconds: count(5, 3600).default(120),
      cooldownRepeat: count(0, 20).default(2),
    }),
  }),
]);

export const cutSchema = z.strictObject({
  take: count(1, 256),
  by: z.enum(['overall', 'perTable']).default('overall'),
  luckyLosers: count(0, 64).default(0),
  to: stageIdSchema,
  seating: z.enum(CUT_SEATINGS).default('serpentine'),
});

/** A part of an event. Each but the last says by a cut who goes on to the next. */
export const stageSetupSchema = z.strictObject({
  id: stageIdSchema,
  format: stageFormatSchema,
  cut: cutSchema.exactOptional(),
});

const pointsTableSchema = z.partialRecord(
  z.enum(['2', '3', '4', '5', '6']),
  z.array(exactPointsSchema).min(2).max(6),
);

export const scoringSchema = z.union([
  z.strictObject({
    type: z.enum(['classic', 'matchpoints', 'net', 'wins', 'margin', 'uma', 'raw', 'duplicate']),
  }),
  /** Points by place, one list for each table size. */
  z.strictObject({ type: z.literal('custom'), table: pointsTableSchema }),
]);

const standard = DEFAULT_RULES;

/** What an organiser settles before the event; whatever is left out is as clubs usually have it. */
export const eventRulesSchema = z.strictObject({
  /** Rounds of one game; games stopped early are scaled to it. */
  nominalRounds: count(1, 20).default(standard.nominalRounds),
  scoring: scoringSchema.default({ type: 'classic' }),
  chain: z
    .array(z.enum(CRITERIA))
    .min(1)
    .max(CRITERIA.length)
    .default(() => [...standard.chain]),
  prefer: z
    .array(tableSizeSchema)
    .min(1)
    .max(5)
    .default(() => [...standard.prefer]),
  maxTables: count(1, 200).nullable().default(standard.maxTables),
  maxByes: count(0, 5).default(standard.maxByes),
  byePoints: exactPointsSchema.default(standard.byePoints),
  lateEntryPoints: exactPointsSchema.default(standard.lateEntryPoints),
  shortTablePolicy: z.enum(POLICIES).default(standard.shortTablePolicy),
  clockMinutes: count(5, 600).default(standard.clockMinutes),
  overtime: z.enum(OVERTIME_POLICIES).default(standard.overtime),
  duplicate: z.boolean().default(standard.duplicate),
  noShow: z
    .strictObject({
      graceMinutes: count(0, 120),
      absentMinutes: count(0, 240),
      replaceBy: z.array(z.enum(REPLACEMENTS)).max(REPLACEMENTS.length),
      fewestAtTable: z.union([z.literal(2), z.literal(3)]),
      dropAbsent: z.boolean(),
    })
    .default(() => ({ ...standard.noShow, replaceBy: [...standard.noShow.replaceBy] })),
  missingAtCheckIn: z.enum(['drop', 'hold']).default(standard.missingAtCheckIn),
  refereeStopsClock: z.boolean().default(standard.refereeStopsClock),
  correctionHours: count(0, 24 * 30).default(standard.correctionHours),
});

/** As they are asked for: nobody is absent before the game may begin without them. Events of before may have it so. */
const askedRulesSchema = eventRulesSchema.refine(
  ({ noShow }) => noShow.absentMinutes >= noShow.graceMinutes,
  { path: ['noShow', 'absentMinutes'] },
);

export const registrationSchema = z.enum(['open', 'invitation', 'desk']);
export const tournamentModeSchema = z.enum(['table', 'online', 'mixed']);

/** How an event is played. It decides about seats and points, and is frozen when the first stage starts. */
export const tournamentSetupSchema = z.strictObject({
  name: plainTextSchema(100).min(1),
  mode: tournamentModeSchema.default('table'),
  registration: registrationSchema.default('open'),
  cap: count(2, 1000).nullable().default(null),
  ruleSetVersionId: idSchema,
  rules: askedRulesSchema.prefault({}),
  stages: z.array(stageSetupSchema).min(1).max(6),
});

/** What is told about an event and changes nothing in how it is played. */
export const tournamentDetailsSchema = z.strictObject({
  description: plainTextSchema(4000),
  venue: plainTextSchema(300),
  startsAt: z.iso.datetime(),
  /** How long it is expected to take. */
  minutes: count(10, 60 * 24 * 14),
  /** Whether members see it; before that it is the organisers' draft. */
  published: z.boolean(),
  /** Whether everybody sees it, on the club's public page. */
  listed: z.boolean(),
});

/** Somebody, or a team, as they are entered. */
export const entrantEntrySchema = z.strictObject({
  kind: z.enum(['player', 'team']).default('player'),
  name: plainTextSchema(80).min(1),
  /** Of a team: accounts by id, or names. */
  members: z.array(plainTextSchema(80).min(1)).max(8).default([]),
  club: plainTextSchema(80).min(1).nullable().default(null),
  team: plainTextSchema(80).min(1).nullable().default(null),
  rating: count(0, 9999).nullable().default(null),
  attends: attendanceSchema.default('room'),
  pinnedTable: count(1, 200).nullable().default(null),
  standby: z.boolean().default(false),
});

export type TournamentSetupBody = z.output<typeof tournamentSetupSchema>;
export type TournamentDetails = z.output<typeof tournamentDetailsSchema>;
export type EventRulesBody = z.output<typeof eventRulesSchema>;
export type StageSetupBody = z.output<typeof stageSetupSchema>;
export type EntrantEntryBody = z.output<typeof entrantEntrySchema>;
