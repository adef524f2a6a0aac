import { describe, expect, it } from '@jest/globals';
import { makeCalendar, type CalendarEvent } from '../index.js';

const event: CalendarEvent = {
  uid: '0b1c@club.example',
  sequence: 2,
  changedAt: Date.UTC(2027, 0, 1, 12),
  startsAt: Date.UTC(2027, 2, 30, 17, 30),
  endsAt: Date.UTC(2027, 2, 30, 19, 30),
  title: 'Cards, snacks; and a \\',
  description: 'First line\nsecond line',
  url: 'https://club.example/en/clubs/nights',
  status: 'cancelled',
};
const octets = (line: string): number => Buffer.byteLength(line, 'utf8');

describe('a calendar', () => {
  it('has every line RFC 5545 asks for, each ended by CR and LF', () => {
    const text = makeCalendar('Nights', [event]);
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Red Disc//Club calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Nights',
      'X-WR-CALNAME:Nights',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:0b1c@club.example',
      'DTSTAMP:20270101T120000Z',
      'LAST-MODIFIED:20270101T120000Z',
      'SEQUENCE:2',
      'DTSTART:20270330T173000Z',
      'DTEND:20270330T193000Z',
      'SUMMARY:Cards\\, snacks\\; and a \\\\',
      'DESCRIPTION:First line\\nsecond line',
      'URL:https://club.example/en/clubs/nights',
      'STATUS:CANCELLED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([['a'.repeat(200)], ['é'.repeat(120)], ['🃏'.repeat(60)], [`${'x'.repeat(66)}é🃏`]])(
    'folds long lines after 75 octets without cutting a character: %s',
    (title) => {
      const text = makeCalendar('Nights', [{ ...event, title }]);
      for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
      const folded = /SUMMARY:.*\r\n /.exec(text)?.[0] ?? '';
      expect(octets(folded.trimEnd())).toBeGreaterThan(75 - 4);
    },
  );
});
