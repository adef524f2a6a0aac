import { dateOf, daysOf, localTimeOf } from '@red-disc/clubs';
import type { ScheduleBody } from '@red-disc/contracts';
import type { EveningValues } from './evening-forms';
import { readRepeat } from './repeat';

/** A new evening: this time next week, every week, for up to six. */
export function newEvening(now: Date, timeZone: string, ruleSetVersionId: string): EveningValues {
  const today = localTimeOf(now.getTime(), timeZone).date;
  return {
    title: '',
    description: '',
    ruleSetVersionId,
    startDate: dateOf(daysOf(today) + 7),
    startTime: '19:30',
    durationMinutes: 120,
    repeats: 'weekly',
    every: 1,
    days: [],
    until: '',
    seatsFrom: 2,
    seatsTo: 6,
    who: 'everyone',
    talk: 'phrases',
    lobbyMinutes: 15,
    graceMinutes: 5,
    onShort: 'start',
    botLevel: 'steady',
    reminders: ['1440', '60'],
    listed: false,
  };
}

/** What a plan says now, to be changed. The form leaves out what is not its own. */
export function eveningOf(schedule: ScheduleBody): EveningValues {
  const repeat = readRepeat(schedule.rrule, schedule.startDate);
  return {
    ...schedule,
    ...repeat,
    days: [...repeat.days],
    reminders: schedule.reminders.map(String),
    botLevel: schedule.botLevel ?? 'steady',
  };
}
