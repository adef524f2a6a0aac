import { CRITERIA } from '@red-disc/tournaments';
import { z } from 'zod';
import { idSchema } from '../tables.js';
import { prizeSchema } from './commands.js';
import {
  attendanceSchema,
  eventRulesSchema,
  registrationSchema,
  stageSetupSchema,
  tournamentDetailsSchema,
  tournamentModeSchema,
} from './setup.js';
import { seatingMetricsSchema, seatReasonSchema } from './seating.js';
import { sheetSchema } from './sheets.js';

const instant = z.iso.datetime();

export const tournamentStatusSchema = z.enum(['preparing', 'running', 'approved', 'locked', 'cancelled']);
export const entrantStatusSchema = z.enum([
  'waiting',
  'registered',
  'checkedIn',
  'withdrawn',
  'dropped',
  'disqualified',
]);

/** An event in a list. */
export const tournamentSummarySchema = z.strictObject({
  id: idSchema,
  clubId: idSchema,
  name: z.string(),
  /** The game without the version of its rules. */
  game: z.string(),
  status: tournamentStatusSchema,
  mode: tournamentModeSchema,
  startsAt: instant,
  minutes: z.int(),
  venue: z.string(),
  published: z.boolean(),
  listed: z.boolean(),
  registrationOpen: z.boolean(),
  cap: z.int().nullable(),
  /** How many have a place, and how many wait for one. */
  entrants: z.int(),
  waiting: z.int(),
  /** What the asker is in it; null for somebody who has not entered. */
  own: entrantStatusSchema.nullable(),
});

/** A clock at the time of the answer. */
export const tournamentClockSchema = z.strictObject({
  phase: z.enum(['running', 'warning', 'paused', 'time']),
  /** Milliseconds left; negative in overtime. */
  left: z.int(),
  /** When it runs out if nothing changes; null while it stands still. */
  endsAt: instant.nullable(),
});

export const resultStateSchema = z.enum(['draft', 'submitted', 'disputed', 'confirmed', 'corrected']);

const roundStatus = z.enum(['planned', 'published', 'running', 'closed']);

/** A round in the list of a stage. */
export const roundSummarySchema = z.strictObject({
  round: z.int(),
  status: roundStatus,
  /** Counts the plans of this round. */
  version: z.int(),
  tables: z.int(),
  /** Tables whose result counts, or that do not count at all. */
  done: z.int(),
  clock: tournamentClockSchema.nullable(),
});

/** What the organiser has to do now, and what it waits for; codes for the translations. */
export const nextStepSchema = z.looseObject({
  code: z.enum([
    'OPEN_CHECK_IN',
    'CLOSE_CHECK_IN',
    'START_STAGE',
    'PLAN_ROUND',
    'PUBLISH_ROUND',
    'START_ROUND',
    'AWAIT_RESULTS',
    'CLOSE_ROUND',
    'CLOSE_STAGE',
    'RULE_CALLS',
    'APPROVE',
    'LOCK',
    'NOTHING',
  ]),
});

/** Where somebody sits in the round that is published or running. */
export const ownSeatSchema = z.strictObject({
  stage: z.string(),
  round: z.int(),
  status: roundStatus,
  table: z.int(),
  seat: z.int(),
  place: attendanceSchema,
  /** The live table, once it has opened. */
  gameTableId: idSchema.nullable(),
});

/** An event as a whole, without its people, seats and results: these are read on their own. */
export const tournamentSchema = tournamentSummarySchema.extend({
  ...tournamentDetailsSchema.shape,
  /** Counts what was written into the log: a page that has this number is up to date. */
  seq: z.int(),
  ruleSetVersionId: idSchema,
  ruleSetName: z.string(),
  timeZone: z.string(),
  registration: registrationSchema,
  rules: eventRulesSchema,
  /** Lots are drawn from it; public before the first round. */
  lotSeed: z.string(),
  checkIn: z.enum(['notYet', 'open', 'closed']),
  counts: z.record(entrantStatusSchema, z.int()),
  stages: z.array(
    z.strictObject({
      setup: stageSetupSchema,
      status: z.enum(['waiting', 'running', 'closed']),
      entrants: z.int(),
      /** Null where nobody can know, as in an arena. */
      roundsPlanned: z.int().nullable(),
      rounds: z.array(roundSummarySchema),
    }),
  ),
  next: z.array(nextStepSchema),
  openCalls: z.int(),
  prizes: z.array(prizeSchema),
  approvedAt: instant.nullable(),
  /** When corrections are no longer possible. */
  locksAt: instant.nullable(),
  ownEntrant: z.string().nullable(),
  ownSeat: ownSeatSchema.nullable(),
});

export const entrantSchema = z.strictObject({
  id: z.string(),
  /** The account behind it, if there is one. */
  userId: idSchema.nullable(),
  kind: z.enum(['player', 'team']),
  name: z.string(),
  members: z.array(z.string()),
  club: z.string().nullable(),
  team: z.string().nullable(),
  rating: z.int().nullable(),
  attends: attendanceSchema,
  pinnedTable: z.int().nullable(),
  standby: z.boolean(),
  status: entrantStatusSchema,
  enteredRound: z.int(),
  droppedAfter: z.int().nullable(),
});

export const tableSeatViewSchema = z.strictObject({
  entrant: z.string(),
  name: z.string(),
  /** Who sits here instead. */
  substitute: z.strictObject({ entrant: z.string(), name: z.string() }).nullable(),
  absent: z.boolean(),
  caretaker: z.boolean(),
});

export const tournamentTableSchema = z.strictObject({
  no: z.int(),
  place: attendanceSchema,
  /** Clockwise; seat 1 starts. */
  seats: z.array(tableSeatViewSchema),
  /** Those who play, in the order in which a sheet lists them. */
  players: z.array(z.string()),
  dealId: z.string().nullable(),
  voided: z.boolean(),
  stopped: z.boolean(),
  clock: tournamentClockSchema.nullable(),
  gameTableId: idSchema.nullable(),
  result: z
    .strictObject({
      state: resultStateSchema,
      version: z.int(),
      sheet: sheetSchema,
      totals: z.array(z.int()),
      places: z.array(z.int()),
      /** Exact text, by player; null until it counts. */
      points: z.array(z.string()).nullable(),
      enteredBy: z.string().nullable(),
      confirmedBy: z.string().nullable(),
    })
    .nullable(),
});

export const tournamentRoundSchema = z.strictObject({
  seq: z.int(),
  stage: z.string(),
  round: z.int(),
  version: z.int(),
  status: roundStatus,
  clock: tournamentClockSchema.nullable(),
  tables: z.array(tournamentTableSchema),
  byes: z.array(z.strictObject({ entrant: z.string(), name: z.string() })),
  meta: z.strictObject({
    seed: z.string(),
    algorithm: z.string(),
    cost: z.int(),
    lowerBound: z.int(),
    optimal: z.boolean(),
  }),
  /** Of all rounds of the stage up to this one. */
  metrics: seatingMetricsSchema,
  reasons: z.record(z.string(), z.array(seatReasonSchema)),
  /** Who has not been seen at their online table. */
  missing: z.array(
    z.strictObject({
      table: z.int(),
      entrant: z.string(),
      phase: z.enum(['waiting', 'mayStart', 'absent']),
      until: instant.nullable(),
    }),
  ),
});

/** One line of standings. Fractions are exact text; null where there is nothing to compare. */
export const tournamentStandingSchema = z.strictObject({
  rank: z.int(),
  shared: z.boolean(),
  entrant: z.string(),
  name: z.string(),
  status: entrantStatusSchema,
  games: z.int(),
  tp: z.string(),
  values: z.strictObject({
    OAS: z.string().nullable(),
    'OAS-C1': z.string().nullable(),
    'OAS-M1': z.string().nullable(),
    MARGIN: z.string(),
    WINS: z.string(),
    BEST: z.string().nullable(),
    DIRECT: z.int().nullable(),
  }),
  /** Which criterion parted this line from those level before; null if nothing had to. */
  decidedBy: z.enum(CRITERIA).nullable(),
  marks: z.array(z.enum(['dropped', 'late', 'penalised', 'awarded', 'satOut'])),
});

export const tournamentStandingsSchema = z.strictObject({
  seq: z.int(),
  /** Null for the whole event. */
  stage: z.string().nullable(),
  state: z.enum(['provisional', 'approved', 'locked']),
  lines: z.array(tournamentStandingSchema),
  /** Who would go on from this stage as it stands. */
  cut: z
    .strictObject({
      qualified: z.array(z.string()),
      luckyLosers: z.array(z.string()),
      tied: z.array(z.string()),
    })
    .nullable(),
  prizes: z.strictObject({
    shares: z.array(
      z.strictObject({
        entrant: z.string(),
        rank: z.int(),
        amount: z.int(),
        labels: z.array(z.string()),
        sharedWith: z.int(),
      }),
    ),
    remainder: z.int(),
  }),
});

export const refereeCallSchema = z.strictObject({
  id: z.string(),
  stage: z.string(),
  round: z.int(),
  table: z.int(),
  question: z.string(),
  calledAt: instant,
  ruling: z.strictObject({ rule: z.string(), ruling: z.string(), by: z.string().nullable() }).nullable(),
});

export const adjustmentSchema = z.strictObject({
  id: z.string(),
  stage: z.string(),
  entrant: z.string(),
  name: z.string(),
  kind: z.enum(['penalty', 'award']),
  points: z.string(),
  cancelled: z.boolean(),
});

/** One command of the log, with what it did. */
export const logCommandSchema = z.strictObject({
  command: z.int(),
  at: instant,
  actor: z.strictObject({
    role: z.enum(['staff', 'player', 'table', 'system']),
    /** The name of the account or entrant. */
    name: z.string().nullable(),
  }),
  reason: z.string().nullable(),
  /** In the log's own words; codes for the translations, with their data. */
  events: z.array(z.looseObject({ type: z.string() })),
  undone: z.boolean(),
});

export type TournamentSummary = z.output<typeof tournamentSummarySchema>;
export type TournamentBody = z.output<typeof tournamentSchema>;
export type TournamentRoundBody = z.output<typeof tournamentRoundSchema>;
export type TournamentTableBody = z.output<typeof tournamentTableSchema>;
export type TournamentStandingsBody = z.output<typeof tournamentStandingsSchema>;
export type TournamentClockBody = z.output<typeof tournamentClockSchema>;
export type EntrantBody = z.output<typeof entrantSchema>;
export type RefereeCallBody = z.output<typeof refereeCallSchema>;
export type AdjustmentBody = z.output<typeof adjustmentSchema>;
export type LogCommandBody = z.output<typeof logCommandSchema>;
