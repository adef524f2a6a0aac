import type { Locale } from './routing';

/** In which words and by which clock a time is shown. */
export interface Reading {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Clubs play in Europe: “en” reads days and hours the British way, as the mails do. */
function format({ locale, timeZone }: Reading, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone });
}

/** 19:30 */
export function formatTime(instant: string, reading: Reading): string {
  return format(reading, { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
}

/** Thursday 19 November, with the year where it is not this one. */
export function formatDay(instant: string, reading: Reading, now: Date = new Date()): string {
  const year = format(reading, { year: 'numeric' });
  const isThisYear = year.format(new Date(instant)) === year.format(now);
  return format(reading, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(instant));
}

/** 19 Nov 2026, 19:30: for lists and logs that say in their heading by which clock. */
export function formatStamp(instant: string, reading: Reading): string {
  return format(reading, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
}

/** 19 Nov 2026, 19:30 (Berlin): for a time that stands alone. */
export function formatMoment(instant: string, reading: Reading): string {
  return `${formatStamp(instant, reading)} (${placeOfZone(reading.timeZone)})`;
}

/** 19 November 2026 */
export function formatDate(instant: string, reading: Reading): string {
  return format(reading, { dateStyle: 'long' }).format(new Date(instant));
}

/** November 2026: the heading of a month in a calendar. */
export function formatMonth(instant: string, reading: Reading): string {
  return format(reading, { month: 'long', year: 'numeric' }).format(new Date(instant));
}

export type NearDay = 'today' | 'tonight' | 'tomorrow' | 'later';

const eveningFrom = 17;

/** How far a time is off by the calendar of its place, for words such as “tonight”. */
export function nearDay(instant: string, { timeZone }: Pick<Reading, 'timeZone'>, now: Date): NearDay {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' });
  const start = new Date(instant);
  const days = (Date.parse(parts.format(start)) - Date.parse(parts.format(now))) / 86_400_000;
  if (days === 0) return Number(hour.format(start)) >= eveningFrom ? 'tonight' : 'today';
  return days === 1 ? 'tomorrow' : 'later';
}

/** Berlin, New York: the place whose clock is meant. */
export function placeOfZone(timeZone: string): string {
  return timeZone.split('/').at(-1)!.replaceAll('_', ' ');
}
