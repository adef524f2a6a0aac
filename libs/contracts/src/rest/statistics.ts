import { z } from 'zod';
import { clubStatisticsSchema, memberResultSchema, personStatisticsSchema } from '../statistics.js';
import { idSchema } from '../tables.js';
import { clubParams } from './clubs.js';
import { listQuery } from './list.js';
import { defineRoute } from './route.js';

/** Days by the wall clock, both included; a season is whatever lies between them. */
const days = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The name of a game without its version, where a club plays several. */
  game: z.string().max(32).optional(),
};
const isForward = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  !from || !to || from <= to;
const backward = { path: ['to'], error: 'BEFORE_FROM' };
const span = z.strictObject(days).refine(isForward, backward);

/** What a club's results can be sorted by. */
export const memberResultColumns = ['name', 'games', 'wins', 'share', 'score', 'attendance'] as const;

/** What finished games and evenings add up to. */
export const statisticsRoutes = {
  getClubStatistics: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/statistics',
    summary: 'Games, people, evenings and attendance of a club, over a span of time',
    permission: 'club.statistics.read',
    params: clubParams,
    query: span,
    response: clubStatisticsSchema,
  }),
  listMemberResults: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/statistics/members',
    summary:
      'Games, wins, averages and attendance of everybody who played or was awaited, over a span of time, those with most games first',
    permission: 'club.statistics.read',
    params: clubParams,
    query: listQuery(memberResultColumns).extend(days).refine(isForward, backward),
    response: z.strictObject({ members: z.array(memberResultSchema), total: z.int() }),
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
