import {
  datesBetween,
  makeRecurrence,
  parseRecurrence,
  type Recurrence,
  type Weekday,
} from '@red-disc/clubs';

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const satisfies readonly Weekday[];

/** How often an evening takes place, as the form asks for it. */
export interface Repeat {
  readonly repeats: 'once' | 'weekly';
  readonly every: number;
  readonly days: readonly Weekday[];
  /** A day, or empty for ever. */
  readonly until: string;
}

export const once: Repeat = { repeats: 'once', every: 1, days: [], until: '' };

/** The RRULE that the gateway keeps; null for once. */
export function makeRepeat({ repeats, every, days, until }: Repeat): string | null {
  if (repeats === 'once') return null;
  const ordered = weekdays.filter((day) => days.includes(day));
  return makeRecurrence({ every, days: ordered, ...(until !== '' && { end: { until } }) });
}

/** A series that ends after a number of times ends before this. */
const farthest = '9999-12-31';

/** What the form shows of an RRULE. One that ends after a number of times is shown with the day of its last time. */
export function readRepeat(rrule: string | null, startDate: string): Repeat {
  const parsed = rrule === null ? undefined : parseRecurrence(rrule);
  if (!parsed?.ok) return once;
  const { every, days, end } = parsed.value;
  return { repeats: 'weekly', every, days, until: end === undefined ? '' : lastDay(parsed.value, startDate) };
}

function lastDay(recurrence: Recurrence, startDate: string): string {
  const { end } = recurrence;
  if (end && 'until' in end) return end.until;
  return datesBetween(startDate, recurrence, { from: startDate, to: farthest }).at(-1) ?? startDate;
}
