import { failure, success, type Result } from '@red-disc/kernel';
import { dateOf, daysOf, isLocalDate, weekdayOf, type LocalDate } from './local-time.js';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** On these days of every n-th week, for ever, until a day, or so many times. */
export interface Recurrence {
  readonly every: number;
  /** In the order of the week. None stands for the weekday of the first day. */
  readonly days: readonly Weekday[];
  readonly end?: { readonly until: LocalDate } | { readonly count: number };
}

export interface BadRecurrence {
  readonly code: 'NOT_AN_RRULE' | 'NOT_SUPPORTED' | 'OUT_OF_RANGE';
  readonly part: string;
}

const everyAtMost = 12;
const countAtMost = 520;

/** The weekly part of RFC 5545's RRULE: FREQ=WEEKLY with INTERVAL, BYDAY, and UNTIL (a day) or COUNT. */
export function parseRecurrence(text: string): Result<Recurrence, BadRecurrence> {
  const parts = new Map<string, string>();
  for (const pair of text.replace(/^RRULE:/, '').split(';')) {
    const [name = '', value = '', surplus] = pair.split('=');
    if (!name || !value || surplus !== undefined || parts.has(name))
      return failure({ code: 'NOT_AN_RRULE', part: name });
    parts.set(name, value);
  }
  if (parts.get('FREQ') !== 'WEEKLY') return failure({ code: 'NOT_SUPPORTED', part: 'FREQ' });
  const unknown = [...parts.keys()].find(
    (name) => !['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT', 'WKST'].includes(name),
  );
  if (unknown) return failure({ code: 'NOT_SUPPORTED', part: unknown });
  if ((parts.get('WKST') ?? 'MO') !== 'MO') return failure({ code: 'NOT_SUPPORTED', part: 'WKST' });

  const every = number(parts.get('INTERVAL') ?? '1', everyAtMost);
  if (every === undefined) return failure({ code: 'OUT_OF_RANGE', part: 'INTERVAL' });
  const named = parts.get('BYDAY')?.split(',') ?? [];
  const days = weekdays.filter((day) => named.includes(day));
  if (days.length !== named.length) return failure({ code: 'OUT_OF_RANGE', part: 'BYDAY' });
  const end = parseEnd(parts.get('UNTIL'), parts.get('COUNT'));
  if (!end.ok) return end;
  return success({ every, days, ...(end.value && { end: end.value }) });
}

export function makeRecurrence({ every, days, end }: Recurrence): string {
  const parts = ['FREQ=WEEKLY'];
  if (every > 1) parts.push(`INTERVAL=${every}`);
  if (days.length > 0) parts.push(`BYDAY=${days.join(',')}`);
  if (end) parts.push('until' in end ? `UNTIL=${end.until.replaceAll('-', '')}` : `COUNT=${end.count}`);
  return parts.join(';');
}

/** The days on which something takes place that first does on `start`, within a span of days, both ends included. */
export function datesBetween(
  start: LocalDate,
  recurrence: Recurrence | undefined,
  span: { readonly from: LocalDate; readonly to: LocalDate },
): LocalDate[] {
  const within = (date: LocalDate): boolean => date >= span.from && date <= span.to;
  if (!recurrence) return within(start) ? [start] : [];
  const dates: LocalDate[] = [];
  let happened = 0;
  for (const date of endlessDates(start, recurrence)) {
    happened += 1;
    if (date > span.to || isOver(recurrence, date, happened)) return dates;
    if (within(date)) dates.push(date);
  }
  return dates;
}

function* endlessDates(start: LocalDate, { every, days }: Recurrence): Generator<LocalDate> {
  const firstDay = weekdays[weekdayOf(start)]!;
  const chosen = (days.length > 0 ? days : [firstDay]).map((day) => weekdays.indexOf(day));
  const monday = daysOf(start) - weekdayOf(start);
  for (let week = monday; ; week += 7 * every)
    for (const day of chosen) if (week + day >= daysOf(start)) yield dateOf(week + day);
}

function isOver({ end }: Recurrence, date: LocalDate, happened: number): boolean {
  if (!end) return false;
  return 'until' in end ? date > end.until : happened > end.count;
}

function parseEnd(
  until: string | undefined,
  count: string | undefined,
): Result<Recurrence['end'], BadRecurrence> {
  if (until !== undefined && count !== undefined) return failure({ code: 'NOT_AN_RRULE', part: 'COUNT' });
  if (until !== undefined) {
    const date = until.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
    return isLocalDate(date) ? success({ until: date }) : failure({ code: 'OUT_OF_RANGE', part: 'UNTIL' });
  }
  if (count === undefined) return success(undefined);
  const times = number(count, countAtMost);
  return times === undefined ? failure({ code: 'OUT_OF_RANGE', part: 'COUNT' }) : success({ count: times });
}

function number(text: string, most: number): number | undefined {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
