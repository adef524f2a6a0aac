import { z } from 'zod';
import { idSchema, reasonSchema } from '../tables.js';
import { accountSchema } from './accounts.js';
import { listQuery } from './list.js';
import { defineRoute } from './route.js';

const nothing = z.strictObject({});
const because = z.strictObject({ reason: reasonSchema });
const userParams = z.strictObject({ userId: idSchema });
const mailParams = z.strictObject({ mailId: idSchema });
const counts = z.record(z.string(), z.int());

/** What the lists can be sorted by. */
export const userColumns = ['name', 'email', 'clubs', 'createdAt', 'lastSignInAt'] as const;
export const allClubsColumns = ['name', 'slug', 'members', 'createdAt'] as const;
export const runningTableColumns = ['moves', 'createdAt'] as const;
export const jobColumns = ['name', 'tries', 'startAfter'] as const;
export const mailColumns = ['kind', 'createdAt'] as const;

/** A table that waits or is played is in one of these. */
export const runningStates = ['lobby', 'playing', 'between', 'quarantined'] as const;
/** A job that is not done is in one of these. */
export const jobStates = ['created', 'retry', 'active', 'cancelled', 'failed'] as const;

export const userSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  email: z.string().nullable(),
  kind: z.enum(['guest', 'account']),
  platformRole: z.enum(['user', 'administrator']),
  blocked: z.boolean(),
  clubs: z.int(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
});

export const mailSchema = z.strictObject({
  id: idSchema,
  kind: z.string(),
  state: z.enum(['queued', 'sent']),
  failure: z.string().nullable(),
  userId: idSchema.nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});

export type UserBody = z.output<typeof userSchema>;
export type MailBody = z.output<typeof mailSchema>;

/** What the platform's administrators see and do. All of it is in the log. */
export const administrationRoutes = {
  getOverview: defineRoute({
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'How the server is: health, how much of everything there is, what waits',
    permission: 'platform.administer',
    response: z.strictObject({
      version: z.string(),
      startedAt: z.iso.datetime(),
      memoryMb: z.int(),
      databaseMs: z.number(),
      users: z.strictObject({ accounts: z.int(), guests: z.int(), blocked: z.int() }),
      clubs: z.int(),
      tables: counts,
      jobs: counts,
      mails: counts,
    }),
  }),
  listUsers: defineRoute({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'People, by a part of their name or address, the newest first',
    permission: 'platform.administer',
    query: listQuery(userColumns).extend({
      kind: z.enum(['account', 'guest']).optional(),
      state: z.enum(['blocked', 'administrator']).optional(),
    }),
    response: z.strictObject({ users: z.array(userSchema), total: z.int() }),
  }),
  blockUser: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/block',
    summary: 'Signs somebody out everywhere and keeps them out',
    permission: 'platform.administer',
    params: userParams,
    body: because,
    response: nothing,
  }),
  unblockUser: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/unblock',
    summary: 'Lets somebody in again',
    permission: 'platform.administer',
    params: userParams,
    body: because,
    response: nothing,
  }),
  setPlatformRole: defineRoute({
    method: 'PUT',
    path: '/api/admin/users/:userId/role',
    summary: 'Makes or unmakes an administrator; the last one stays',
    permission: 'platform.administer',
    params: userParams,
    body: because.extend({ role: z.enum(['user', 'administrator']) }),
    response: nothing,
  }),
  actAs: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:userId/act-as',
    summary:
      'Goes on as somebody else, to help them. Signing out ends it; the person sees it in their sessions',
    permission: 'platform.administer',
    params: userParams,
    body: because,
    response: accountSchema,
  }),
  listAllClubs: defineRoute({
    method: 'GET',
    path: '/api/admin/clubs',
    summary: 'All clubs, by a part of their name, the newest first',
    permission: 'platform.administer',
    query: listQuery(allClubsColumns),
    response: z.strictObject({
      total: z.int(),
      clubs: z.array(
        z.strictObject({
          id: idSchema,
          slug: z.string(),
          name: z.string(),
          members: z.int(),
          listed: z.boolean(),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  listRunningTables: defineRoute({
    method: 'GET',
    path: '/api/admin/tables',
    summary: 'The tables that wait or are being played, without anything of their games, the newest first',
    permission: 'platform.administer',
    query: listQuery(runningTableColumns).extend({ state: z.enum(runningStates).optional() }),
    response: z.strictObject({
      total: z.int(),
      tables: z.array(
        z.strictObject({
          id: idSchema,
          clubId: idSchema.nullable(),
          game: z.string(),
          status: z.string(),
          people: z.int(),
          bots: z.int(),
          moves: z.int(),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  listJobs: defineRoute({
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'The work that waits, runs, or failed, what is due first first',
    permission: 'platform.administer',
    query: listQuery(jobColumns).extend({ state: z.enum(jobStates).optional() }),
    response: z.strictObject({
      total: z.int(),
      jobs: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          state: z.string(),
          tries: z.int(),
          startAfter: z.iso.datetime(),
        }),
      ),
    }),
  }),
  listMails: defineRoute({
    method: 'GET',
    path: '/api/admin/mails',
    summary: 'The mails of late by their kind, without what they say, the newest first',
    permission: 'platform.administer',
    query: listQuery(mailColumns).extend({ state: z.enum(['queued', 'sent']).optional() }),
    response: z.strictObject({ mails: z.array(mailSchema), total: z.int(), outbox: z.boolean() }),
  }),
  readOutboxMail: defineRoute({
    method: 'GET',
    path: '/api/admin/mails/:mailId',
    summary: 'A mail in the local outbox, where there is no mail server: to hand its link on in the hall',
    permission: 'platform.administer',
    params: mailParams,
    response: z.strictObject({ source: z.string() }),
  }),
  resendMail: defineRoute({
    method: 'POST',
    path: '/api/admin/mails/:mailId/resend',
    summary: 'Tries a mail again that could not be sent',
    permission: 'platform.administer',
    params: mailParams,
    response: nothing,
  }),
} as const;
