import { z } from 'zod';
import { plainTextSchema } from '../clubs.js';
import {
  attendanceSchema,
  entrantEntrySchema,
  entrantIdSchema,
  exactPointsSchema,
  stageIdSchema,
  tournamentSetupSchema,
} from './setup.js';
import { seatingMetricsSchema } from './seating.js';
import { sheetEntrySchema } from './sheets.js';

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

const entrant = { entrant: entrantIdSchema };
const stage = { stage: stageIdSchema };
const round = { ...stage, round: z.int().min(1).max(200) };
const table = { ...round, table: z.int().min(1).max(200) };
const entry = { entry: sheetEntrySchema };
const pair = { pair: z.tuple([entrantIdSchema, entrantIdSchema]) };
const shortText = plainTextSchema(500);

export const clockChangeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paused') }),
  z.strictObject({ type: z.literal('resumed') }),
  z.strictObject({ type: z.literal('extended'), minutes: z.int().min(1).max(240) }),
  z.strictObject({ type: z.literal('timeCalled') }),
]);

export const prizeSchema = z.strictObject({
  place: z.int().min(1).max(1000),
  /** In the smallest unit of money; 0 for a prize that is a thing. */
  amount: z.int().min(0).max(1_000_000_00),
  label: plainTextSchema(100),
});

/** What a referee settles at the tables. The organisers may too. */
const rulings = [
  command('checkIn', { ...entrant }),
  command('changeTableClock', { ...table, change: clockChangeSchema }),
  command('draftResult', { ...table, ...entry }),
  command('submitResult', { ...table, ...entry }),
  command('confirmResult', table),
  command('disputeResult', table),
  command('correctResult', { ...table, ...entry }),
  command('reportAbsence', { ...table, ...entrant }),
  command('seatLate', { ...table, ...entrant }),
  command('callReferee', { ...table, question: shortText }),
  /** `rule` is the name of the rule that was applied, empty where none has a name. */
  command('ruleCall', { call: z.string().max(64), rule: plainTextSchema(100), ruling: shortText.min(1) }),
  command('adjustPoints', {
    ...stage,
    ...entrant,
    kind: z.enum(['penalty', 'award']),
    points: exactPointsSchema,
  }),
  command('cancelAdjustment', { id: z.string().max(64) }),
] as const;

const organising = [
  command('changeSetup', {
    changes: tournamentSetupSchema
      .omit({ rules: true })
      .extend({ rules: tournamentSetupSchema.shape.rules.unwrap() })
      .partial(),
  }),
  command('openRegistration', {}),
  command('closeRegistration', {}),
  /** With an id, that of an account of the club; without, somebody who has none. */
  command('register', { id: entrantIdSchema.exactOptional(), entrant: entrantEntrySchema }),
  command('changeEntrant', {
    ...entrant,
    changes: z.strictObject({
      name: entrantEntrySchema.shape.name.exactOptional(),
      club: entrantEntrySchema.shape.club.unwrap().exactOptional(),
      team: entrantEntrySchema.shape.team.unwrap().exactOptional(),
      rating: entrantEntrySchema.shape.rating.unwrap().exactOptional(),
      attends: attendanceSchema.exactOptional(),
      pinnedTable: entrantEntrySchema.shape.pinnedTable.unwrap().exactOptional(),
      standby: z.boolean().exactOptional(),
    }),
  }),
  command('withdraw', entrant),
  command('keepApart', pair),
  command('release', pair),
  command('openCheckIn', {}),
  command('closeCheckIn', {}),
  command('drop', entrant),
  command('reenter', entrant),
  command('disqualify', entrant),
  /** `chosen` decides a tie at the cut. */
  command('startStage', { ...stage, chosen: z.array(entrantIdSchema).max(64).exactOptional() }),
  command('closeStage', stage),
  command('planRounds', {
    ...stage,
    /** Of a heat: those who play in it. */
    participants: z.array(entrantIdSchema).max(1000).exactOptional(),
    /** Plans a movement anew instead of adapting it. */
    fresh: z.boolean().exactOptional(),
  }),
  command('publishRound', round),
  command('withdrawRound', round),
  command('swapSeats', { ...round, a: entrantIdSchema, b: entrantIdSchema }),
  command('startRound', { ...round, minutes: z.int().min(1).max(600).exactOptional() }),
  command('changeRoundClock', { ...round, change: clockChangeSchema }),
  command('moveTable', { ...table, place: attendanceSchema }),
  command('voidTable', table),
  command('closeRound', round),
  command('setPrizes', { prizes: z.array(prizeSchema).max(100) }),
  command('approve', {}),
  command('reopen', {}),
  command('lock', {}),
  command('cancel', {}),
  /** Undoes everything one command did; an undoing can be undone. */
  command('undo', { command: z.int().min(1) }),
] as const;

/** What somebody does for themselves. The entrant is found by who they are. */
const own = [
  command('enter', {
    attends: attendanceSchema.default('room'),
    standby: z.boolean().default(false),
    /** From the invitation, where the event is for those who were invited. */
    key: z.string().max(64).exactOptional(),
  }),
  command('withdraw', {}),
  command('drop', {}),
  /** With the key of the poster at the door, if they came by it. */
  command('checkIn', { key: z.string().max(64).exactOptional() }),
  command('submitResult', { ...table, ...entry }),
  command('confirmResult', table),
  command('disputeResult', table),
  command('callReferee', { ...table, question: shortText }),
] as const;

/** What is done at a physical table with the phone of whoever sits there. */
const atTable = [
  command('submitResult', entry),
  command('confirmResult', {}),
  command('disputeResult', {}),
  command('callReferee', { question: shortText }),
] as const;

export const directorCommandSchema = z.discriminatedUnion('type', [...rulings, ...organising]);
export const refereeCommandSchema = z.discriminatedUnion('type', rulings);
export const ownCommandSchema = z.discriminatedUnion('type', own);
export const tableCommandSchema = z.discriminatedUnion('type', atTable);

/** Made by the client, new for each command: sent again, a command gets the answer it got the first time. */
export const commandIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Needed where a command changes what others rely on. */
export const whySchema = plainTextSchema(300).min(1);

/** Where the log stands after a command, and by which number the command can be undone. */
export const commandAnswerSchema = z.strictObject({ seq: z.int(), command: z.int() });

/** What a command would change. Published rounds are only ever touched expressly. */
export const previewSchema = z.strictObject({
  /** The types of what would be written down. */
  events: z.array(z.string()),
  standings: z.array(
    z.strictObject({
      stage: z.string(),
      entrant: z.string(),
      before: z.strictObject({ rank: z.int(), tp: z.string() }).nullable(),
      after: z.strictObject({ rank: z.int(), tp: z.string() }).nullable(),
    }),
  ),
  cuts: z.array(
    z.strictObject({
      stage: z.string(),
      enters: z.array(z.string()),
      leaves: z.array(z.string()),
      nextStageStarted: z.boolean(),
    }),
  ),
  rounds: z.array(
    z.strictObject({
      stage: z.string(),
      round: z.int(),
      change: z.enum(['planned', 'replanned', 'published', 'withdrawn', 'removed']),
    }),
  ),
  /** How good the seats of a round would be, where a command moves people in it. */
  seating: z.strictObject({ before: seatingMetricsSchema, after: seatingMetricsSchema }).nullable(),
  /** Whether it will be refused without a reason. */
  needsReason: z.boolean(),
});

export type DirectorCommand = z.output<typeof directorCommandSchema>;
export type RefereeCommand = z.output<typeof refereeCommandSchema>;
export type OwnCommand = z.output<typeof ownCommandSchema>;
export type TableCommand = z.output<typeof tableCommandSchema>;
export type PreviewBody = z.output<typeof previewSchema>;
