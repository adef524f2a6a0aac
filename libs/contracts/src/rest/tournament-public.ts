import { z } from 'zod';
import { slugSchema } from '../clubs.js';
import { idSchema } from '../tables.js';
import { commandAnswerSchema, commandIdSchema, tableCommandSchema } from '../tournaments/commands.js';
import { entrantIdSchema } from '../tournaments/setup.js';
import { sheetCheckSchema, sheetEntrySchema } from '../tournaments/sheets.js';
import {
  entrantStatusSchema,
  tournamentStandingSchema,
  tournamentSummarySchema,
  tournamentTableSchema,
} from '../tournaments/views.js';
import { pageQuery } from './list.js';
import { defineRoute } from './route.js';

const event = z.strictObject({ tournamentId: idSchema });
const key = z.string().min(16).max(64);
/** The number of the check-in, and a signature. */
const checkInTicket = z.string().regex(/^\d{1,9}\.[A-Za-z0-9_-]{22}$/);
const tableNumber = z.coerce.number().int().min(1).max(200);
const summary = tournamentSummarySchema.omit({ own: true, published: true });

/** Which phone it was: a random text it keeps. Nobody confirms with the phone that handed in the sheet. */
const device = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** Events for people who need no account: the public page, the kiosk at the door, the code on the table. */
export const tournamentPublicRoutes = {
  listPublicTournaments: defineRoute({
    method: 'GET',
    path: '/api/club-pages/:slug/tournaments',
    summary:
      'The events a club shows to everybody: those to come, the next first, or those that are over, the last first',
    permission: 'public',
    params: z.strictObject({ slug: slugSchema }),
    query: pageQuery.extend({ when: z.enum(['coming', 'past']).default('coming') }),
    response: z.strictObject({ tournaments: z.array(summary), total: z.int() }),
  }),
  getPublicTournament: defineRoute({
    method: 'GET',
    path: '/api/tournament-pages/:tournamentId',
    summary: 'An event that is shown to everybody: seats of the round that runs, and standings',
    permission: 'public',
    params: event,
    response: z.strictObject({
      seq: z.int(),
      tournament: summary.extend({ description: z.string(), clubName: z.string(), clubSlug: z.string() }),
      round: z
        .strictObject({ stage: z.string(), round: z.int(), tables: z.array(tournamentTableSchema) })
        .nullable(),
      standings: z.array(tournamentStandingSchema),
    }),
  }),
  openKiosk: defineRoute({
    method: 'GET',
    path: '/api/tournament-kiosks/:tournamentId',
    summary: 'Who is expected and who is here, for the screen or poster at the door',
    permission: 'public',
    params: event,
    query: z.strictObject({ key }),
    response: z.strictObject({
      name: z.string(),
      checkIn: z.enum(['notYet', 'open', 'closed']),
      entrants: z.array(z.strictObject({ id: z.string(), name: z.string(), status: entrantStatusSchema })),
    }),
  }),
  checkInAtKiosk: defineRoute({
    method: 'POST',
    path: '/api/tournament-kiosks/:tournamentId/check-ins',
    summary: 'Says that somebody is here',
    permission: 'public',
    params: event,
    body: z.strictObject({ key, entrant: entrantIdSchema }),
    response: commandAnswerSchema.extend({
      /** For a wrong tap: takes back this one check-in, and only for so long. */
      undo: z.strictObject({ ticket: checkInTicket, forMs: z.int() }),
    }),
  }),
  undoCheckInAtKiosk: defineRoute({
    method: 'POST',
    path: '/api/tournament-kiosks/:tournamentId/check-in-undos',
    summary: 'Takes back a check-in that was made here seconds ago, by the ticket it was answered with',
    permission: 'public',
    params: event,
    body: z.strictObject({ key, ticket: checkInTicket }),
    response: commandAnswerSchema,
  }),
  openTournamentTable: defineRoute({
    method: 'GET',
    path: '/api/tournament-tables/:tournamentId',
    summary: 'What is played at a table now, for the phone that has read the code on it',
    permission: 'public',
    params: event,
    query: z.strictObject({ table: tableNumber, key }),
    response: z.strictObject({
      seq: z.int(),
      name: z.string(),
      game: z.string(),
      nominalRounds: z.int(),
      /** Null while no round is published at this table. */
      round: z
        .strictObject({
          stage: z.string(),
          round: z.int(),
          status: z.enum(['published', 'running', 'closed']),
          table: tournamentTableSchema,
        })
        .nullable(),
    }),
  }),
  actAtTournamentTable: defineRoute({
    method: 'POST',
    path: '/api/tournament-tables/:tournamentId/actions',
    summary: 'Hands in, confirms or disputes the result of a table, or calls a referee to it',
    permission: 'public',
    params: event,
    body: z.strictObject({
      table: z.int().min(1).max(200),
      key,
      device,
      /** For whom the phone speaks: somebody who sits there. */
      entrant: entrantIdSchema,
      commandId: commandIdSchema,
      command: tableCommandSchema,
    }),
    response: commandAnswerSchema,
  }),
  checkSheetAtTable: defineRoute({
    method: 'POST',
    path: '/api/tournament-tables/:tournamentId/sheet-checks',
    summary: 'What a sheet comes to, and what on it is hardly right. Nothing is kept',
    permission: 'public',
    params: event,
    body: z.strictObject({ table: z.int().min(1).max(200), key, entry: sheetEntrySchema }),
    response: sheetCheckSchema,
  }),
} as const;
