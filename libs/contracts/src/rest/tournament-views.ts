import { z } from 'zod';
import { sheetCheckSchema, sheetEntrySchema } from '../tournaments/sheets.js';
import { stageIdSchema } from '../tournaments/setup.js';
import {
  adjustmentSchema,
  entrantSchema,
  logCommandSchema,
  refereeCallSchema,
  tournamentRoundSchema,
  tournamentStandingsSchema,
} from '../tournaments/views.js';
import { defineRoute } from './route.js';
import { tournamentParams } from './tournaments.js';

const number = z.coerce.number().int().min(1).max(1000);

/** The parts of an event, each as much as a page shows at once. */
export const tournamentViewRoutes = {
  listEntrants: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/entrants',
    summary: 'Who has entered, in the order of entry, and who must not sit together',
    permission: 'tournaments.read',
    params: tournamentParams,
    response: z.strictObject({
      seq: z.int(),
      entrants: z.array(entrantSchema),
      /** For organisers; empty for others. */
      apart: z.array(z.tuple([z.string(), z.string()])),
    }),
  }),
  getTournamentRound: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/round',
    summary: 'A round with its tables, results, metrics, and why everybody sits where they sit',
    permission: 'tournaments.read',
    params: tournamentParams,
    query: z.strictObject({ stage: stageIdSchema, round: number }),
    response: tournamentRoundSchema,
  }),
  getTournamentStandings: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/standings',
    summary: 'The standings of the event or of one stage, with what decided each place',
    permission: 'tournaments.read',
    params: tournamentParams,
    query: z.strictObject({ stage: stageIdSchema.optional() }),
    response: tournamentStandingsSchema,
  }),
  listRefereeCalls: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/calls',
    summary: 'The calls for a referee, the open ones first in the order they came, and the penalties',
    permission: 'tournaments.read',
    params: tournamentParams,
    response: z.strictObject({
      seq: z.int(),
      calls: z.array(refereeCallSchema),
      adjustments: z.array(adjustmentSchema),
    }),
  }),
  getTournamentLog: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/log',
    summary: 'What was done, the newest first: who, when, why, and whether it was undone',
    permission: 'tournaments.direct',
    params: tournamentParams,
    query: z.strictObject({
      before: number.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.strictObject({
      commands: z.array(logCommandSchema),
      people: z.record(z.string(), z.string()),
    }),
  }),
  checkSheet: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/sheet-checks',
    summary: 'What a sheet comes to by the game’s rules, and what on it is hardly right. Nothing is kept',
    permission: 'tournaments.enter',
    params: tournamentParams,
    body: z.strictObject({ stage: stageIdSchema, round: z.int(), table: z.int(), entry: sheetEntrySchema }),
    response: sheetCheckSchema,
  }),
  getTournamentTimetable: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/timetable',
    summary: 'When each round is expected to begin and end',
    permission: 'tournaments.read',
    params: tournamentParams,
    response: z.strictObject({
      slots: z.array(
        z.strictObject({
          stage: z.string(),
          round: z.int(),
          startsAt: z.iso.datetime(),
          endsAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
} as const;
