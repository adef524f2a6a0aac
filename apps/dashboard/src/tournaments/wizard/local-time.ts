/** What a clock in a time zone shows at a moment, in the form of a date-and-time field. */
export function toLocalTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The moment at which a clock in a time zone shows this. Undefined for what is no date. */
export function fromLocalTime(local: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return undefined;
  const shift = (at: number) => Date.parse(`${toLocalTime(new Date(at).toISOString(), timeZone)}:00Z`) - at;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = asUtc - shift(asUtc);
  return new Date(asUtc - shift(guess)).toISOString();
}

/** A Saturday afternoon to begin with: the next one that is at least three days away. */
export function suggestedStart(now: Date, timeZone: string): string {
  const day = new Date(now.getTime() + 3 * 86_400_000);
  while (day.getUTCDay() !== 6) day.setTime(day.getTime() + 86_400_000);
  return `${toLocalTime(day.toISOString(), timeZone).slice(0, 10)}T14:00`;
}
