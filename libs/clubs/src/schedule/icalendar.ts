/** Something that takes place, for a calendar. Times are milliseconds since 1970. */
export interface CalendarEvent {
  /** The same for ever, also when the event is moved. */
  readonly uid: string;
  /** Counts up with every change that matters to those who come. */
  readonly sequence: number;
  readonly changedAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
}

/** An iCalendar file (RFC 5545). Times are in UTC, so that no zone has to be spelled out. */
export function makeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Red Disc//Club calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${makeInstant(event.changedAt)}`,
    `LAST-MODIFIED:${makeInstant(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${makeInstant(event.startsAt)}`,
    `DTEND:${makeInstant(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    `URL:${event.url}`,
    `STATUS:${event.status.toUpperCase()}`,
    'END:VEVENT',
  ];
}

function makeInstant(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

const octetsInLine = 75;

/** Lines are folded after 75 octets, never inside a character (3.1). The space of a continued line counts. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > octetsInLine) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0)!;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}
