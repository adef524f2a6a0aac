import { z } from 'zod';
import { idSchema } from './tables.js';

/** Everything people are told about. Each kind can be switched off, in the app and by mail. */
export const notificationKinds = [
  'club.announcement',
  'club.join-request',
  'club.request-accepted',
  'club.report',
  'schedule.reminder',
  'schedule.lobby',
  'schedule.promoted',
  'schedule.changed',
  'schedule.cancelled',
  'tournament.news',
  'table.invitation',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationKindSchema = z.enum(notificationKinds);

export const notificationSchema = z.strictObject({
  id: idSchema,
  kind: notificationKindSchema,
  clubId: idSchema.nullable(),
  clubName: z.string().nullable(),
  /** What the sentence needs: titles, times and ids. */
  data: z.record(z.string(), z.string()),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const notificationSettingSchema = z.strictObject({
  kind: notificationKindSchema,
  app: z.boolean(),
  mail: z.boolean(),
});

export const webhookFormatSchema = z.enum(['text', 'content', 'event']);

export const webhookSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** Its host only: the rest of the address is a secret of the chat. */
  host: z.string(),
  format: webhookFormatSchema,
  kinds: z.array(notificationKindSchema),
  failure: z.string().nullable(),
  lastAt: z.iso.datetime().nullable(),
});

export type NotificationBody = z.output<typeof notificationSchema>;
export type NotificationSetting = z.output<typeof notificationSettingSchema>;
export type WebhookBody = z.output<typeof webhookSchema>;
