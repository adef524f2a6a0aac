import { z } from 'zod';
import { idSchema } from '../tables.js';
import { commandIdSchema } from '../tournaments/commands.js';
import { rehearsalSchema, troubleSchema } from '../tournaments/rehearsals.js';
import { entrantEntrySchema, scoringSchema, stageSetupSchema } from '../tournaments/setup.js';
import { tournamentSchema } from '../tournaments/views.js';
import { clubParams } from './clubs.js';
import { csvFormQuery } from './csv-form.js';
import { defineRoute } from './route.js';
import { tournamentParams } from './tournaments.js';

const csv = z.string().max(200_000);
const nothing = z.strictObject({});

/** What is wrong in which line of an import; a line with an error is left out. */
const importProblem = z.looseObject({
  code: z.string(),
  line: z.int(),
  severity: z.enum(['error', 'warning']),
});

/** What helps to prepare an event, and what takes it in and out. */
export const tournamentToolRoutes = {
  suggestTournament: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournament-suggestions',
    summary: 'What fits a number of players, boxes and hours: formats, rounds, table sizes, the expected end',
    permission: 'tournaments.direct',
    params: clubParams,
    body: z.strictObject({
      players: z.int().min(2).max(1000),
      /** Boxes of the game, one for each table in the room. */
      boxes: z.int().min(1).max(200).optional(),
      minutes: z
        .int()
        .min(20)
        .max(60 * 24),
      gameRounds: z.int().min(1).max(20).default(3),
      /** Times that were measured with this rule set are used where there are any. */
      ruleSetVersionId: idSchema.optional(),
    }),
    response: z.strictObject({
      suggestions: z.array(
        z.strictObject({
          preset: z.enum(['evening', 'eveningWithFinal', 'championship', 'swiss']),
          stages: z.array(stageSetupSchema),
          rounds: z.int(),
          sizes: z.array(z.int()),
          scoring: scoringSchema,
          clockMinutes: z.int(),
          /** Minutes from the first start: eight of ten events end between the outer two. */
          end: z.strictObject({ early: z.int(), expected: z.int(), late: z.int() }),
        }),
      ),
    }),
  }),
  previewEntrantImport: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/entrant-import-previews',
    summary: 'What a list of entrants would bring, and what is wrong in which line. Nothing is entered',
    permission: 'tournaments.direct',
    params: tournamentParams,
    body: z.strictObject({ csv }),
    response: z.strictObject({
      entrants: z.array(z.strictObject({ line: z.int(), id: z.string(), entrant: entrantEntrySchema })),
      problems: z.array(importProblem),
    }),
  }),
  importEntrants: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/entrant-imports',
    summary: 'Enters everybody on a list whose line is right',
    permission: 'tournaments.direct',
    params: tournamentParams,
    body: z.strictObject({ commandId: commandIdSchema, csv }),
    response: z.strictObject({ entered: z.int(), waiting: z.int(), problems: z.array(importProblem) }),
  }),
  getTournamentKeys: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/keys',
    summary: 'The secrets behind the codes that are printed: check-in poster, kiosk, invitation, each table',
    permission: 'tournaments.direct',
    params: tournamentParams,
    response: z.strictObject({
      checkIn: z.string(),
      kiosk: z.string(),
      invitation: z.string(),
      tables: z.array(z.strictObject({ table: z.int(), key: z.string() })),
    }),
  }),
  resetTournamentKeys: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/keys',
    summary: 'Makes all printed codes worthless; new ones are read afterwards',
    permission: 'tournaments.direct',
    params: tournamentParams,
    response: nothing,
  }),
  exportTournament: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/archive',
    summary: 'The whole event in one file, which can be imported again',
    permission: 'tournaments.direct',
    params: tournamentParams,
    response: z.looseObject({ format: z.string(), events: z.array(z.unknown()) }),
  }),
  importTournament: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournament-imports',
    summary: 'Takes in an exported event, as a draft with an id of its own; its log is checked line by line',
    permission: 'tournaments.direct',
    params: clubParams,
    body: z.union([
      z.strictObject({ archive: z.looseObject({ format: z.string(), events: z.array(z.unknown()) }) }),
      /** The same compressed, in base64: large events do not fit into a request otherwise. */
      z.strictObject({ gzip: z.base64().max(240_000) }),
    ]),
    response: tournamentSchema,
  }),
  exportTournamentCsv: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/csv',
    summary: 'Players, seating, results and standings as CSV files; cells are safe from formulas',
    permission: 'tournaments.direct',
    params: tournamentParams,
    query: csvFormQuery,
    response: z.strictObject({ files: z.record(z.string(), z.string()) }),
  }),
  exportTournamentCalendar: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/calendar.ics',
    summary: 'The rounds as text/calendar (RFC 5545)',
    permission: 'tournaments.read',
    params: tournamentParams,
    response: z.string(),
  }),
  rehearseTournament: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/rehearsals',
    summary: 'Has bots play the whole event with its real entries, with trouble made on purpose',
    permission: 'tournaments.direct',
    params: tournamentParams,
    body: z.strictObject({ trouble: z.array(troubleSchema).max(8).default([]) }),
    response: rehearsalSchema,
  }),
  getRehearsal: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/rehearsals/:rehearsalId',
    summary: 'How far a rehearsal is, and what it found',
    permission: 'tournaments.direct',
    params: tournamentParams.extend({ rehearsalId: idSchema }),
    response: rehearsalSchema,
  }),
} as const;
