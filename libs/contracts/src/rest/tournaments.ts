import { z } from 'zod';
import { idSchema } from '../tables.js';
import {
  commandAnswerSchema,
  commandIdSchema,
  directorCommandSchema,
  ownCommandSchema,
  previewSchema,
  refereeCommandSchema,
  whySchema,
} from '../tournaments/commands.js';
import { tournamentDetailsSchema, tournamentSetupSchema } from '../tournaments/setup.js';
import { tournamentSchema, tournamentSummarySchema } from '../tournaments/views.js';
import { clubParams } from './clubs.js';
import { pageQuery, searched } from './list.js';
import { defineRoute } from './route.js';

export const tournamentParams = clubParams.extend({ tournamentId: idSchema });
const nothing = z.strictObject({});

/** Events of a club: making them, and everything that is done in them. */
export const tournamentRoutes = {
  listTournaments: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments',
    summary: 'The club’s events, the next ones first; drafts are for organisers',
    permission: 'tournaments.read',
    params: clubParams,
    query: pageQuery.extend({
      when: z.enum(['coming', 'past', 'all']).default('all'),
      /** Part of the name or the place. */
      q: searched.default(''),
      /** Only those that begin in this time. */
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
    }),
    response: z.strictObject({ tournaments: z.array(tournamentSummarySchema), total: z.int() }),
  }),
  listMyTournaments: defineRoute({
    method: 'GET',
    path: '/api/my/tournaments',
    summary: 'The events one has entered, in all clubs, those that run or come first',
    permission: 'signed-in',
    response: z.strictObject({
      tournaments: z.array(tournamentSummarySchema.extend({ clubName: z.string() })),
    }),
  }),
  createTournament: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments',
    summary: 'Makes an event, as a draft',
    permission: 'tournaments.direct',
    params: clubParams,
    body: z.strictObject({
      setup: tournamentSetupSchema,
      details: tournamentDetailsSchema.partial().required({ startsAt: true }),
    }),
    response: tournamentSchema,
  }),
  getTournament: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/tournaments/:tournamentId',
    summary: 'An event as a whole: how it is played, how far it is, and what comes next',
    permission: 'tournaments.read',
    params: tournamentParams,
    response: tournamentSchema,
  }),
  updateTournament: defineRoute({
    method: 'PATCH',
    path: '/api/clubs/:clubId/tournaments/:tournamentId',
    summary: 'Changes what is told about an event; publishes it',
    permission: 'tournaments.direct',
    params: tournamentParams,
    body: tournamentDetailsSchema.partial(),
    response: tournamentSchema,
  }),
  deleteTournament: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/tournaments/:tournamentId',
    summary: 'Deletes a draft; an event that was published is cancelled instead',
    permission: 'tournaments.direct',
    params: tournamentParams,
    response: nothing,
  }),
  directTournament: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/commands',
    summary: 'Does something as an organiser; refused with the code of the rule that stands against it',
    permission: 'tournaments.direct',
    params: tournamentParams,
    body: z.strictObject({
      commandId: commandIdSchema,
      command: directorCommandSchema,
      reason: whySchema.optional(),
      /** Where the log stood for whoever decided: if anything was written since, nothing is done. */
      seq: z.int().nonnegative().optional(),
    }),
    response: commandAnswerSchema,
  }),
  previewTournament: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/previews',
    summary: 'What a command would change: places, the cut, rounds not yet published. Nothing is done',
    permission: 'tournaments.direct',
    params: tournamentParams,
    body: z.strictObject({ command: directorCommandSchema }),
    response: previewSchema,
  }),
  ruleTournament: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/rulings',
    summary: 'Does something as a referee: results, calls, clocks of tables, penalties, absences',
    permission: 'tournaments.rule',
    params: tournamentParams,
    body: z.strictObject({
      commandId: commandIdSchema,
      command: refereeCommandSchema,
      reason: whySchema.optional(),
    }),
    response: commandAnswerSchema,
  }),
  previewRuling: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/ruling-previews',
    summary: 'What a referee’s command would change. Nothing is done',
    permission: 'tournaments.rule',
    params: tournamentParams,
    body: z.strictObject({ command: refereeCommandSchema }),
    response: previewSchema,
  }),
  playTournament: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/tournaments/:tournamentId/actions',
    summary: 'Does something for oneself: enters, checks in, hands in or confirms a result, calls a referee',
    permission: 'tournaments.enter',
    params: tournamentParams,
    body: z.strictObject({ commandId: commandIdSchema, command: ownCommandSchema }),
    response: commandAnswerSchema,
  }),
} as const;
