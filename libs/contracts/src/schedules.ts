import { answers, isLocalDate, isWallTime, parseRecurrence } from '@red-disc/clubs';
import { z } from 'zod';
import { plainTextSchema, titleSchema } from './clubs.js';
import { idSchema, talkSchema } from './tables.js';

export const localDateSchema = z.string().refine(isLocalDate);
export const wallTimeSchema = z.string().refine(isWallTime);
export const answerSchema = z.enum(answers);
const seats = z.int().min(2).max(16);

/** What is planned. Days and times are those of the club's time zone. */
export const scheduleContentSchema = z.strictObject({
  title: titleSchema,
  description: plainTextSchema(1000).default(''),
  ruleSetVersionId: idSchema,
  startDate: localDateSchema,
  startTime: wallTimeSchema,
  durationMinutes: z.int().min(10).max(1440).default(120),
  /** The weekly part of RFC 5545, such as FREQ=WEEKLY;BYDAY=TU; null for once. */
  rrule: z
    .string()
    .max(120)
    .refine((text) => parseRecurrence(text).ok)
    .nullable()
    .default(null),
  /** With how many a game is played: fewer are short, more wait. */
  seatsFrom: seats.default(2),
  seatsTo: seats.default(6),
  who: z.enum(['members', 'everyone']).default('everyone'),
  talk: talkSchema.default('phrases'),
  /** How long before the start people can sit down. */
  lobbyMinutes: z.int().min(1).max(240).default(15),
  /** How long after the start late ones are waited for. */
  graceMinutes: z.int().min(0).max(60).default(5),
  /** What happens when fewer come than needed. */
  onShort: z.enum(['start', 'bots', 'cancel']).default('start'),
  botLevel: z.string().max(32).nullable().default(null),
  reminders: z.array(z.int().min(5).max(10_080)).max(4).default([1440, 60]),
  /** Whether it is shown on the club's public page. */
  listed: z.boolean().default(false),
});

export const scheduleSchema = scheduleContentSchema.extend({
  id: idSchema,
  clubId: idSchema,
  ruleSetName: z.string(),
  ended: z.boolean(),
});

export const occurrenceStatusSchema = z.enum(['planned', 'open', 'started', 'cancelled']);

export const occurrenceSchema = z.strictObject({
  id: idSchema,
  scheduleId: idSchema,
  title: z.string(),
  ruleSetVersionId: idSchema,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  status: occurrenceStatusSchema,
  cancelReason: z.string().nullable(),
  tableId: idSchema.nullable(),
  seatsFrom: z.int(),
  seatsTo: z.int(),
  /** How many have a place, and how many wait. */
  seated: z.int(),
  waiting: z.int(),
  /** What the asker has answered, and what it got them. */
  own: z.strictObject({
    answer: answerSchema.nullable(),
    place: z.enum(['seat', 'waiting', 'none']),
  }),
});

export type ScheduleContent = z.output<typeof scheduleContentSchema>;
export type ScheduleBody = z.output<typeof scheduleSchema>;
export type OccurrenceBody = z.output<typeof occurrenceSchema>;
export type OccurrenceStatus = z.output<typeof occurrenceStatusSchema>;
