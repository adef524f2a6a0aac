/** Octets of a character in UTF-8. */
function octets(char: string): number {
  const code = char.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Folds a line at 75 octets, never inside a character; the space that continues a line counts too. */
export function foldLine(line: string): string {
  const MOST = 75;
  let folded = '';
  let used = 0;
  for (const char of line) {
    const size = octets(char);
    if (used + size > MOST) {
      folded += '\r\n ';
      used = 1;
    }
    folded += char;
    used += size;
  }
  return folded;
}

export function unfoldLine(folded: string): string {
  return folded.replaceAll('\r\n ', '');
}

export function escapeText(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');
}

/** `SUMMARY:…` escaped and folded. */
export function textLine(name: string, value: string): string {
  return foldLine(`${name}:${escapeText(value)}`);
}

export interface CalendarEntry {
  /** Stable over all changes: a calendar finds the entry again by it. */
  readonly uid: string;
  /** Counts the changes. */
  readonly sequence: number;
  readonly stampedAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly cancelled?: boolean;
}

/** `20260417T183000Z` for milliseconds since 1970. */
export function utcStamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    foldLine(`UID:${entry.uid}`),
    `DTSTAMP:${utcStamp(entry.stampedAt)}`,
    `DTSTART:${utcStamp(entry.startsAt)}`,
    `DTEND:${utcStamp(entry.endsAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    textLine('SUMMARY', entry.summary),
    ...(entry.description === undefined ? [] : [textLine('DESCRIPTION', entry.description)]),
    ...(entry.location === undefined ? [] : [textLine('LOCATION', entry.location)]),
    'END:VEVENT',
  ];
}

/** A whole calendar. Times are in UTC, so that no time zone has to be described. */
export function makeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Red Disc//Tournaments//EN',
    'CALSCALE:GREGORIAN',
    textLine('X-WR-CALNAME', name),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
