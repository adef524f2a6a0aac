import { clubPlaces } from '@red-disc/clubs';
import { z } from 'zod';
import { clubPageSchema, clubRoleSchema, invitationSchema, memberSchema, plainTextSchema } from '../clubs.js';
import { idSchema, reasonSchema } from '../tables.js';
import { emailSchema } from './accounts.js';
import { clubParams } from './clubs.js';
import { listQuery, pageQuery } from './list.js';
import { defineRoute } from './route.js';

const memberParams = clubParams.extend({ userId: idSchema });
const nothing = z.strictObject({});
/** A link carries 22 signs, a code is 6 letters and digits that nobody mixes up. */
const secret = z.string().trim().min(6).max(30);
const personSchema = z.strictObject({ userId: idSchema, name: z.string() });

/** What a list of members can be sorted by. */
export const memberColumns = ['name', 'joined'] as const;
export const blockColumns = ['name', 'since'] as const;

const inviteUntil = {
  role: z.enum(['member', 'guest']).default('member'),
  maxUses: z.int().min(1).max(1000).nullable().default(null),
};

/** Who belongs to a club, and how people come in and leave. */
export const memberRoutes = {
  listMembers: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/members',
    summary: 'Who belongs to the club, by a part of their name and by what they are, the first to join first',
    permission: 'club.members.read',
    params: clubParams,
    query: listQuery(memberColumns).extend({ role: z.enum(clubPlaces).exclude(['projector']).optional() }),
    response: z.strictObject({
      members: z.array(memberSchema),
      total: z.int(),
      /** Of the whole club: the last one stays. */
      owners: z.int(),
    }),
  }),
  setRoles: defineRoute({
    method: 'PUT',
    path: '/api/clubs/:clubId/members/:userId/roles',
    summary: 'Says what a member is in the club; only an owner makes or unmakes owners',
    permission: 'club.members.write',
    params: memberParams,
    body: z.strictObject({
      roles: z.array(clubRoleSchema).min(1).max(6),
      reason: reasonSchema.optional(),
    }),
    response: memberSchema,
  }),
  removeMember: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/members/:userId',
    summary: 'Takes somebody out of the club',
    permission: 'club.members.write',
    params: memberParams,
    response: nothing,
  }),
  leaveClub: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/leave',
    summary: 'Leaves the club; the last owner hands it over first',
    permission: 'club.leave',
    params: clubParams,
    response: nothing,
  }),

  listInvitations: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/invitations',
    summary: 'The open ways into the club, the newest first',
    permission: 'club.invite',
    params: clubParams,
    query: pageQuery,
    response: z.strictObject({ invitations: z.array(invitationSchema), total: z.int() }),
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/invitations',
    summary: 'Makes a way into the club: a link, a code to type (a day at the most), or a mail',
    permission: 'club.invite',
    params: clubParams,
    body: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('link'),
        hours: z.int().min(1).max(2160).default(168),
        ...inviteUntil,
      }),
      z.strictObject({ kind: z.literal('code'), hours: z.int().min(1).max(24).default(24), ...inviteUntil }),
      z.strictObject({
        kind: z.literal('email'),
        email: emailSchema,
        role: z.enum(['member', 'guest']).default('member'),
      }),
    ]),
    response: invitationSchema,
  }),
  endInvitation: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/invitations/:invitationId',
    summary: 'Closes a way into the club',
    permission: 'club.invite',
    params: clubParams.extend({ invitationId: idSchema }),
    response: nothing,
  }),
  openInvitation: defineRoute({
    method: 'POST',
    path: '/api/invitations/open',
    summary: 'Which club an invitation leads to',
    permission: 'public',
    body: z.strictObject({ secret }),
    response: clubPageSchema,
  }),
  acceptInvitation: defineRoute({
    method: 'POST',
    path: '/api/invitations/accept',
    summary: 'Comes into the club by a link or code; a guest comes in as a guest',
    permission: 'person',
    body: z.strictObject({ secret }),
    response: z.strictObject({ clubId: idSchema }),
  }),

  askToJoin: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/requests',
    summary: 'Asks to join a club that wants to be found, or joins it where it is open',
    permission: 'account',
    params: clubParams,
    body: z.strictObject({ message: plainTextSchema(300).default('') }),
    response: z.strictObject({ status: z.enum(['joined', 'requested']) }),
  }),
  listJoinRequests: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/requests',
    summary: 'Who asks to join, whoever has waited longest first',
    permission: 'club.requests.work',
    params: clubParams,
    query: pageQuery,
    response: z.strictObject({
      total: z.int(),
      requests: z.array(personSchema.extend({ message: z.string(), createdAt: z.iso.datetime() })),
    }),
  }),
  answerJoinRequest: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/requests/:userId',
    summary: 'Takes somebody in who asked, or does not',
    permission: 'club.requests.work',
    params: memberParams,
    body: z.strictObject({ accept: z.boolean() }),
    response: nothing,
  }),

  listBlocks: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/blocks',
    summary: 'Who may not come in, by a part of their name, the latest first',
    permission: 'club.block',
    params: clubParams,
    query: listQuery(blockColumns),
    response: z.strictObject({
      total: z.int(),
      blocks: z.array(personSchema.extend({ reason: z.string(), createdAt: z.iso.datetime() })),
    }),
  }),
  block: defineRoute({
    method: 'PUT',
    path: '/api/clubs/:clubId/blocks/:userId',
    summary: 'Takes somebody out of the club and keeps them out',
    permission: 'club.block',
    params: memberParams,
    body: z.strictObject({ reason: reasonSchema }),
    response: nothing,
  }),
  unblock: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/blocks/:userId',
    summary: 'Lets somebody come in again',
    permission: 'club.block',
    params: memberParams,
    response: nothing,
  }),
} as const;
