import { z } from 'zod';
import { idSchema } from '../tables.js';
import { defineMessage } from './message.js';

const ofTournament = z.strictObject({ clubId: idSchema, tournamentId: idSchema });

/** What can change in an event, by the part that a page has to read again. */
export const tournamentTopicSchema = z.enum([
  'details',
  'setup',
  'entrants',
  'rounds',
  'results',
  'clocks',
  'calls',
  'standings',
]);

/** Following an event. What happened is read over REST: everybody reads what they may, and nothing gets lost. */
export const tournamentMessages = {
  'tournament.watch': defineMessage({
    summary: 'Follows an event: from now on every change is told, with the parts it touches',
    permission: 'tournaments.read',
    request: ofTournament,
    response: z.strictObject({ seq: z.int(), serverTime: z.number() }),
  }),
  'tournament.unwatch': defineMessage({
    summary: 'Follows an event no longer',
    permission: 'public',
    request: z.strictObject({ tournamentId: idSchema }),
    response: z.strictObject({}),
  }),
} as const;

/** What the server sends about events of its own accord. */
export const tournamentPushes = {
  tournament: z.strictObject({
    tournamentId: idSchema,
    seq: z.int(),
    topics: z.array(tournamentTopicSchema),
  }),
} as const;

export type TournamentTopic = z.output<typeof tournamentTopicSchema>;
