import {
  plainTextSchema,
  reasonSchema,
  routes,
  scheduleContentSchema,
  type ScheduleContent,
} from '@red-disc/contracts';
import { z } from 'zod';
import { defineForm } from '@/ui/form/define-form';
import { makeRepeat, weekdays } from './repeat';

const { shape } = scheduleContentSchema;

/** The form's fields: the contract's, with the repetition taken apart. */
const eveningSchema = z
  .object({
    title: shape.title,
    description: plainTextSchema(1000),
    ruleSetVersionId: shape.ruleSetVersionId,
    startDate: shape.startDate,
    startTime: shape.startTime,
    durationMinutes: shape.durationMinutes.unwrap(),
    repeats: z.enum(['once', 'weekly']),
    every: z.int().min(1).max(12),
    days: z.array(z.enum(weekdays)),
    until: z.union([z.literal(''), shape.startDate]),
    seatsFrom: shape.seatsFrom.unwrap(),
    seatsTo: shape.seatsTo.unwrap(),
    who: shape.who.unwrap(),
    talk: shape.talk.unwrap(),
    lobbyMinutes: shape.lobbyMinutes.unwrap(),
    graceMinutes: shape.graceMinutes.unwrap(),
    onShort: shape.onShort.unwrap(),
    botLevel: z.string(),
    reminders: z.array(z.string()),
    listed: z.boolean(),
  })
  .refine(({ seatsFrom, seatsTo }) => seatsTo >= seatsFrom, { path: ['seatsTo'] });

export type EveningValues = z.input<typeof eveningSchema>;

function contentOf(values: z.output<typeof eveningSchema>): ScheduleContent {
  const { repeats, every, days, until, reminders, botLevel, ...rest } = values;
  return {
    ...rest,
    rrule: makeRepeat({ repeats, every, days, until }),
    reminders: reminders.map(Number),
    botLevel: rest.onShort === 'bots' ? botLevel : null,
  };
}

export const newEveningForm = (clubId: string) =>
  defineForm({
    route: routes.createSchedule,
    schema: eveningSchema,
    call: (values) => ({ params: { clubId }, body: contentOf(values) }),
  });

export const changeEveningForm = (clubId: string, scheduleId: string) =>
  defineForm({
    route: routes.updateSchedule,
    schema: eveningSchema,
    call: (values) => ({ params: { clubId, scheduleId }, body: contentOf(values) }),
  });

export const moveEveningForm = (clubId: string, occurrenceId: string) =>
  defineForm({
    route: routes.moveOccurrence,
    schema: z.object({ date: shape.startDate, time: shape.startTime }),
    call: (body) => ({ params: { clubId, occurrenceId }, body }),
  });

export const cancelEveningForm = (clubId: string, occurrenceId: string) =>
  defineForm({
    route: routes.cancelOccurrence,
    schema: z.object({ reason: reasonSchema }),
    call: (body) => ({ params: { clubId, occurrenceId }, body }),
  });
