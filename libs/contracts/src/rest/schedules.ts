import { z } from 'zod';
import { slugSchema } from '../clubs.js';
import {
  answerSchema,
  localDateSchema,
  occurrenceSchema,
  scheduleContentSchema,
  scheduleSchema,
  wallTimeSchema,
} from '../schedules.js';
import { idSchema, reasonSchema } from '../tables.js';
import { clubParams } from './clubs.js';
import { longestList } from './list.js';
import { defineRoute } from './route.js';

const scheduleParams = clubParams.extend({ scheduleId: idSchema });
const occurrenceParams = clubParams.extend({ occurrenceId: idSchema });
const nothing = z.strictObject({});
const guest = z.strictObject({ userId: idSchema, name: z.string(), answer: answerSchema });

/** Tables that are planned, and who comes. */
export const scheduleRoutes = {
  listSchedules: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/schedules',
    summary: 'What the club has planned',
    permission: 'schedules.read',
    params: clubParams,
    response: z.strictObject({ schedules: z.array(scheduleSchema) }),
  }),
  createSchedule: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/schedules',
    summary: 'Plans a table, once or weekly',
    permission: 'schedules.write',
    params: clubParams,
    body: scheduleContentSchema,
    response: scheduleSchema,
  }),
  updateSchedule: defineRoute({
    method: 'PUT',
    path: '/api/clubs/:clubId/schedules/:scheduleId',
    summary: 'Changes a plan: what is yet to come follows, and who answered is told',
    permission: 'schedules.write',
    params: scheduleParams,
    body: scheduleContentSchema,
    response: scheduleSchema,
  }),
  endSchedule: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/schedules/:scheduleId',
    summary: 'Ends a plan: what is yet to come is cancelled',
    permission: 'schedules.write',
    params: scheduleParams,
    response: nothing,
  }),
  listOccurrences: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/occurrences',
    summary: 'What takes place in the club, by default from now on',
    permission: 'schedules.read',
    params: clubParams,
    query: z.strictObject({
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
      limit: z.coerce.number().int().min(1).max(longestList).default(longestList),
    }),
    response: z.strictObject({ occurrences: z.array(occurrenceSchema) }),
  }),
  getOccurrence: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/occurrences/:occurrenceId',
    summary: 'One evening, with who comes, who waits and who does not',
    permission: 'schedules.read',
    params: occurrenceParams,
    response: z.strictObject({
      occurrence: occurrenceSchema,
      seated: z.array(guest),
      waiting: z.array(guest),
      absent: z.array(guest),
    }),
  }),
  answerOccurrence: defineRoute({
    method: 'PUT',
    path: '/api/clubs/:clubId/occurrences/:occurrenceId/answer',
    summary: 'Says whether one comes; when all places are taken, one waits in line',
    permission: 'schedules.answer',
    params: occurrenceParams,
    body: z.strictObject({ answer: answerSchema }),
    response: occurrenceSchema,
  }),
  moveOccurrence: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/occurrences/:occurrenceId/move',
    summary: 'Moves one evening to another time; who answered is told',
    permission: 'schedules.write',
    params: occurrenceParams,
    body: z.strictObject({ date: localDateSchema, time: wallTimeSchema }),
    response: occurrenceSchema,
  }),
  cancelOccurrence: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/occurrences/:occurrenceId/cancel',
    summary: 'Cancels one evening; who answered is told',
    permission: 'schedules.write',
    params: occurrenceParams,
    body: z.strictObject({ reason: reasonSchema }),
    response: occurrenceSchema,
  }),
  listMyOccurrences: defineRoute({
    method: 'GET',
    path: '/api/my/occurrences',
    summary: 'What one said yes to, in all clubs, from now on',
    permission: 'person',
    response: z.strictObject({
      occurrences: z.array(occurrenceSchema.extend({ clubId: idSchema, clubName: z.string() })),
    }),
  }),
  listPublicEvents: defineRoute({
    method: 'GET',
    path: '/api/club-pages/:slug/events',
    summary: 'What a club that wants to be found shows of its plans, as Schema.org events',
    permission: 'public',
    params: z.strictObject({ slug: slugSchema }),
    response: z.strictObject({ events: z.array(z.looseObject({ '@type': z.literal('Event') })) }),
  }),
} as const;
