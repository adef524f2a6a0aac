import { z } from 'zod';
import { idSchema, reasonSchema } from '../tables.js';
import { blockedPersonSchema } from '../talk.js';
import { defineRoute } from './route.js';

const nothing = z.strictObject({});
const somebody = z.strictObject({ userId: idSchema });

/** Whom one does not want to hear, and what should not have been said. */
export const talkRoutes = {
  listBlocked: defineRoute({
    method: 'GET',
    path: '/api/my/blocked',
    summary: 'The people whose talk one does not hear',
    permission: 'signed-in',
    response: z.strictObject({ people: z.array(blockedPersonSchema) }),
  }),
  blockPerson: defineRoute({
    method: 'PUT',
    path: '/api/my/blocked/:userId',
    summary: 'Hears nothing more of somebody; they are not told',
    permission: 'signed-in',
    params: somebody,
    response: nothing,
  }),
  unblockPerson: defineRoute({
    method: 'DELETE',
    path: '/api/my/blocked/:userId',
    summary: 'Hears somebody again',
    permission: 'signed-in',
    params: somebody,
    response: nothing,
  }),
  reportTalk: defineRoute({
    method: 'POST',
    path: '/api/tables/:tableId/reports',
    summary: 'Tells those who look after the table what somebody said or did there, with the last lines',
    permission: 'person',
    params: z.strictObject({ tableId: idSchema }),
    body: z.strictObject({ userId: idSchema, reason: reasonSchema }),
    response: z.strictObject({ id: idSchema }),
  }),
} as const;
