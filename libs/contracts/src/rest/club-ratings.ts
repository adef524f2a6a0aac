import { z } from 'zod';
import { plainTextSchema, titleSchema } from '../clubs.js';
import { localDateSchema } from '../schedules.js';
import { idSchema } from '../tables.js';
import { clubParams } from './clubs.js';
import { defineRoute } from './route.js';

/** A game without the version of its rules: ratings and leagues go on when these are revised. */
export const gameIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** From this day on a new season counts, in the club's time zone. */
export const seasonSchema = z.strictObject({
  name: plainTextSchema(60).min(1),
  startsOn: localDateSchema,
  /** How much of the distance from the starting rating is kept into it, in hundredths. */
  keepPercent: z.int().min(0).max(100).default(50),
});

export const leagueContentSchema = z.strictObject({
  name: titleSchema,
  /** All its events are of this game. */
  game: gameIdSchema,
  /** How many events count for each player, and how many one must have played to be ranked. */
  best: z.int().min(1).max(100),
  minEvents: z.int().min(1).max(100).default(1),
  promotion: z.int().min(0).max(100).default(0),
  relegation: z.int().min(0).max(100).default(0),
  score: z.enum(['points', 'places']).default('places'),
  tournaments: z.array(idSchema).max(100),
});

export const leagueSchema = leagueContentSchema.extend({ id: idSchema });
const leagueParams = clubParams.extend({ leagueId: idSchema });

/** What counts over several events: the club's ratings, its seasons and its leagues. */
export const clubRatingRoutes = {
  getClubRatings: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/ratings',
    summary: 'The club’s ratings in a game and season, from the confirmed games of its events',
    permission: 'tournaments.read',
    params: clubParams,
    query: z.strictObject({
      /** The one that the club played last unless said. */
      game: gameIdSchema.optional(),
      /** The first day of the season; the running one unless said. */
      season: localDateSchema.optional(),
      minGames: z.coerce.number().int().min(0).max(100).default(1),
      /** Those who play alone, or those who play in teams: two lists that are never mixed. */
      kind: z.enum(['people', 'teams']).default('people'),
      /** Games at tables in the room, online, or both. */
      place: z.enum(['all', 'room', 'online']).default('all'),
    }),
    response: z.strictObject({
      game: z.string(),
      /** Those that can be asked for. */
      games: z.array(z.string()),
      seasons: z.array(seasonSchema),
      season: seasonSchema.nullable(),
      /**
       * Not by pages: every rating follows from all the games of the club, so a second page would be the same work
       * again. There are as many as people have played at the club's events.
       */
      ratings: z.array(
        z.strictObject({
          rank: z.int(),
          /** Names somebody over all events. */
          person: z.string(),
          /** Null for somebody without an account, who is known by name. */
          userId: idSchema.nullable(),
          name: z.string(),
          rating: z.int(),
          games: z.int(),
        }),
      ),
    }),
  }),
  setSeasons: defineRoute({
    method: 'PUT',
    path: '/api/clubs/:clubId/rating-seasons',
    summary: 'Says when seasons begin; all ratings follow',
    permission: 'tournaments.direct',
    params: clubParams,
    body: z.strictObject({ game: gameIdSchema, seasons: z.array(seasonSchema).max(50) }),
    response: z.strictObject({ seasons: z.array(seasonSchema) }),
  }),
  listLeagues: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/leagues',
    summary: 'The club’s leagues',
    permission: 'tournaments.read',
    params: clubParams,
    response: z.strictObject({
      leagues: z.array(leagueSchema),
      /** Those that a league can be of. */
      games: z.array(z.string()),
    }),
  }),
  createLeague: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/leagues',
    summary: 'Makes a league of several events: the best of each player count',
    permission: 'tournaments.direct',
    params: clubParams,
    body: leagueContentSchema,
    response: leagueSchema,
  }),
  getLeague: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/leagues/:leagueId',
    summary: 'A league with its table',
    permission: 'tournaments.read',
    params: leagueParams,
    response: z.strictObject({
      league: leagueSchema,
      lines: z.array(
        z.strictObject({
          entrant: z.string(),
          name: z.string(),
          /** Null for somebody who has played too few events. */
          rank: z.int().nullable(),
          total: z.string(),
          events: z.int(),
          counted: z.array(z.strictObject({ tournamentId: idSchema, score: z.string() })),
          zone: z.enum(['promotion', 'relegation']).nullable(),
        }),
      ),
    }),
  }),
  updateLeague: defineRoute({
    method: 'PUT',
    path: '/api/clubs/:clubId/leagues/:leagueId',
    summary: 'Changes a league, or which events belong to it',
    permission: 'tournaments.direct',
    params: leagueParams,
    body: leagueContentSchema,
    response: leagueSchema,
  }),
  deleteLeague: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/leagues/:leagueId',
    summary: 'Deletes a league; its events stay',
    permission: 'tournaments.direct',
    params: leagueParams,
    response: z.strictObject({}),
  }),
} as const;

export type SeasonBody = z.output<typeof seasonSchema>;
export type LeagueContent = z.output<typeof leagueContentSchema>;
export type LeagueBody = z.output<typeof leagueSchema>;
