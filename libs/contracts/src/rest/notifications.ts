import { z } from 'zod';
import { titleSchema } from '../clubs.js';
import {
  notificationKindSchema,
  notificationSchema,
  notificationSettingSchema,
  webhookFormatSchema,
  webhookSchema,
} from '../notifications.js';
import { idSchema } from '../tables.js';
import { clubParams } from './clubs.js';
import { pageQuery } from './list.js';
import { defineRoute } from './route.js';

const nothing = z.strictObject({});
const settings = z.strictObject({ settings: z.array(notificationSettingSchema) });
const webhookParams = clubParams.extend({ webhookId: idSchema });

/** What people are told, and how. */
export const notificationRoutes = {
  listNotifications: defineRoute({
    method: 'GET',
    path: '/api/my/notifications',
    summary: 'What one was told, the newest first',
    permission: 'person',
    query: pageQuery.extend({ unread: z.enum(['true', 'false']).default('false') }),
    response: z.strictObject({
      notifications: z.array(notificationSchema),
      total: z.int(),
      unread: z.int(),
    }),
  }),
  readNotifications: defineRoute({
    method: 'POST',
    path: '/api/my/notifications/read',
    summary: 'Marks notifications as read, or all of them',
    permission: 'person',
    body: z.strictObject({ ids: z.array(idSchema).max(100).optional() }),
    response: nothing,
  }),
  getNotificationSettings: defineRoute({
    method: 'GET',
    path: '/api/my/notification-settings',
    summary: 'Of what one is told, in the app and by mail',
    permission: 'person',
    response: settings,
  }),
  setNotifications: defineRoute({
    method: 'PUT',
    path: '/api/my/notification-settings',
    summary: 'Switches kinds of notifications on and off',
    permission: 'person',
    body: settings,
    response: settings,
  }),
  listWebhooks: defineRoute({
    method: 'GET',
    path: '/api/clubs/:clubId/webhooks',
    summary: 'Which chats hear of the club’s news',
    permission: 'club.webhooks.write',
    params: clubParams,
    response: z.strictObject({ webhooks: z.array(webhookSchema) }),
  }),
  addWebhook: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/webhooks',
    summary: 'Tells a chat of the club’s news. The secret that signs events is shown once',
    permission: 'club.webhooks.write',
    params: clubParams,
    body: z.strictObject({
      name: titleSchema,
      url: z.url({ protocol: /^https?$/ }).max(500),
      format: webhookFormatSchema,
      kinds: z.array(notificationKindSchema).min(1).max(20),
    }),
    response: webhookSchema.extend({ secret: z.string() }),
  }),
  tryWebhook: defineRoute({
    method: 'POST',
    path: '/api/clubs/:clubId/webhooks/:webhookId/try',
    summary: 'Sends a test message and says what came of it',
    permission: 'club.webhooks.write',
    params: webhookParams,
    response: z.strictObject({ failure: z.string().nullable() }),
  }),
  removeWebhook: defineRoute({
    method: 'DELETE',
    path: '/api/clubs/:clubId/webhooks/:webhookId',
    summary: 'Tells the chat no more',
    permission: 'club.webhooks.write',
    params: webhookParams,
    response: nothing,
  }),
} as const;
