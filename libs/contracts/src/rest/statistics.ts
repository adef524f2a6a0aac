import { z } from 'zod';
import { clubStatisticsSchema, personStatisticsSchema } from '../statistics.js';
import { idSchema } from '../tables.js';
import { clubParams } from './clubs.js';
import { defineRoute } from './route.js';

/** Days by the wall clock, both included; a season is whatever lies between them. */
const span = z
  .strictObject({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** The name of a game without its version, where a club plays several. */
    game: z.string().max(32).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'BEFORE_FROM' });

/** What finished games and evenings add up to. */
export const statisticsRoutes = {
  getClubStatistics: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/statistics',
    summary: 'Games, wins, averages and attendance of a club and each of its people, over a span of time',
    permission: 'club.statistics.read',
    params: clubParams,
    query: span,
    response: clubStatisticsSchema,
  }),
  getMemberStatistics: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/members/:userId/statistics',
    summary: 'How somebody of the club did at its tables, over a span of time',
    permission: 'club.statistics.read',
    params: clubParams.extend({ userId: idSchema }),
    query: span,
    response: personStatisticsSchema,
  }),
  getMyStatistics: defineRoute({
    method: 'GET',
    path: '/api/my/statistics',
    summary: 'How one did oneself, at all tables of all clubs and none, over a span of time',
    permission: 'person',
    query: span,
    response: personStatisticsSchema,
  }),
} as const;
