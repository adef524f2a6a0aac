import { z } from 'zod';
import { idSchema } from '../tables.js';
import { defineRoute } from './route.js';

const nothing = z.strictObject({});

/** Calendars to subscribe to, by an address that is a secret and can be taken back. */
export const calendarRoutes = {
  listCalendarFeeds: defineRoute({
    method: 'GET',
    path: '/api/my/calendar-feeds',
    summary: 'The calendar addresses one has given out',
    permission: 'person',
    response: z.strictObject({
      feeds: z.array(
        z.strictObject({
          id: z.string(),
          clubId: idSchema.nullable(),
          createdAt: z.iso.datetime(),
          lastReadAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  }),
  makeCalendarFeed: defineRoute({
    method: 'POST',
    path: '/api/my/calendar-feeds',
    summary: 'Makes a calendar address: of a club one belongs to, or of what one takes part in. Shown once',
    permission: 'person',
    body: z.strictObject({ clubId: idSchema.nullable() }),
    response: z.strictObject({ id: z.string(), url: z.string() }),
  }),
  endCalendarFeed: defineRoute({
    method: 'DELETE',
    path: '/api/my/calendar-feeds/:feedId',
    summary: 'Takes a calendar address back',
    permission: 'person',
    params: z.strictObject({ feedId: z.string().regex(/^[\w-]{43}$/) }),
    response: nothing,
  }),
  readCalendarFeed: defineRoute({
    method: 'GET',
    path: '/api/calendar/:secret',
    summary: 'The calendar behind a secret address, as text/calendar (RFC 5545)',
    permission: 'public',
    params: z.strictObject({ secret: z.string().regex(/^[\w-]{22,32}\.ics$/) }),
    response: z.string(),
    mediaType: 'text/calendar',
  }),
} as const;
