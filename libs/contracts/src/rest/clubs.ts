import { z } from 'zod';
import {
  announcementSchema,
  clubPageSchema,
  clubSchema,
  clubSettingsSchema,
  plainTextSchema,
  slugSchema,
  titleSchema,
} from '../clubs.js';
import { idSchema } from '../tables.js';
import { pageQuery, searched } from './list.js';
import { defineRoute } from './route.js';

export const clubParams = z.strictObject({ clubId: idSchema });
const nothing = z.strictObject({});

/** A club itself: founding it, its page, its settings and its news. */
export const clubRoutes = {
  createClub: defineRoute({
    method: 'POST',
    path: '/api/clubs',
    summary: 'Founds a club and makes one its owner',
    permission: 'account',
    body: clubSettingsSchema
      .partial()
      .required({ slug: true, name: true, timeZone: true })
      .describe('What is left out is careful: not listed, joining by request, set phrases only'),
    response: clubSchema,
  }),
  listMyClubs: defineRoute({
    method: 'GET',
    path: '/api/my/clubs',
    summary: 'The clubs one belongs to',
    permission: 'signed-in',
    response: z.strictObject({
      clubs: z.array(
        z.strictObject({
          id: idSchema,
          slug: z.string(),
          name: z.string(),
          roles: z.array(z.string()),
          members: z.int(),
        }),
      ),
    }),
  }),
  searchClubs: defineRoute({
    method: 'GET',
    path: '/api/clubs',
    summary: 'The clubs that want to be found, by a part of their name',
    permission: 'public',
    query: pageQuery.extend({ q: searched.default('') }),
    response: z.strictObject({ total: z.int(), clubs: z.array(clubPageSchema) }),
  }),
  getClubPage: defineRoute({
    method: 'GET',
    path: '/api/club-pages/:slug',
    summary: 'The public page of a club that wants to be found, or of one’s own club',
    permission: 'public',
    params: z.strictObject({ slug: slugSchema }),
    response: clubPageSchema,
  }),
  getClub: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId',
    summary: 'A club one belongs to, and what one may do in it',
    permission: 'club.enter',
    params: clubParams,
    response: clubSchema,
  }),
  updateClub: defineRoute({
    method: 'PATCH',
    path: '/api/clubs/:clubId',
    summary: 'Changes the club’s settings',
    permission: 'club.settings.write',
    params: clubParams,
    body: clubSettingsSchema.partial(),
    response: clubSchema,
  }),
  handOverClub: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/ownership',
    summary: 'Makes another member the owner; one stays as an admin',
    permission: 'club.owners.write',
    params: clubParams,
    body: z.strictObject({ userId: idSchema }),
    response: clubSchema,
  }),
  listAnnouncements: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/announcements',
    summary: 'The club’s news, the newest first',
    permission: 'club.enter',
    params: clubParams,
    query: pageQuery,
    response: z.strictObject({ announcements: z.array(announcementSchema), total: z.int() }),
  }),
  announce: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/announcements',
    summary: 'Tells all members something',
    permission: 'club.announce',
    params: clubParams,
    body: z.strictObject({ title: titleSchema, text: plainTextSchema(4000) }),
    response: announcementSchema,
  }),
  deleteAnnouncement: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/announcements/:announcementId',
    summary: 'Takes an announcement back',
    permission: 'club.announce',
    params: clubParams.extend({ announcementId: idSchema }),
    response: nothing,
  }),
} as const;
