/** A day in some time zone, such as 2027-03-28. */
export type LocalDate = string;
/** A time on a wall clock, such as 19:30. */
export type WallTime = string;

const dayMs = 86_400_000;

export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(daysOf(text)) === text;
}

export function isWallTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Days since 1970-01-01, for counting. */
export function daysOf(date: LocalDate): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs);
}

export function dateOf(days: number): LocalDate {
  const date = new Date(days * dayMs);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayOf(date: LocalDate): number {
  return (daysOf(date) + 3) % 7;
}

/**
 * When clocks in the zone show this, in milliseconds since 1970. A time that comes twice is the first one; a time that
 * is skipped in spring is read with the offset from before, so 02:30 becomes 03:30 (RFC 5545, 3.3.5).
 */
export function instantOf(date: LocalDate, time: WallTime, timeZone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = offsetAt(wall - dayMs, timeZone);
  const after = offsetAt(wall + dayMs, timeZone);
  const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)];
  return candidates.find((instant) => instant + offsetAt(instant, timeZone) === wall) ?? wall - before;
}

/** What clocks in the zone show at an instant. */
export function localTimeOf(instant: number, timeZone: string): { date: LocalDate; time: WallTime } {
  const wall = new Date(instant + offsetAt(instant, timeZone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** How much the zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: string): number => Number(parts.find((found) => found.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}
