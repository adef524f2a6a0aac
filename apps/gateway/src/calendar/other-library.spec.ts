import { describe, expect, it } from '@jest/globals';
import { datesBetween, localTimeOf, makeCalendar, parseRecurrence } from '@red-disc/clubs';
import ICAL from 'ical.js';
import { readCalendar } from '../../test/read-calendar.js';
import { decide } from '../schedules/planner.js';

/** The evenings of a weekly plan, seen from a moment, as they come into the feed. */
function feedOfPlan(timeZone: string, now: string): string {
  const plan = { id: '', clubId: '', timeZone, startDate: '2027-01-05', startTime: '19:30', ended: false };
  const steps = decide({ ...plan, rrule: 'FREQ=WEEKLY' }, [], Date.parse(now));
  const events = steps.flatMap((step) => {
    if (step.type !== 'add') return [];
    const startsAt = step.startsAt.getTime();
    const texts = { title: 'Tuesday', description: '', url: 'https://club.example' };
    const times = { startsAt, endsAt: startsAt + 7_200_000, changedAt: Date.parse(now) };
    return [{ ...texts, ...times, uid: step.date, sequence: 0, status: 'confirmed' as const }];
  });
  return makeCalendar('Nights', events);
}

describe('another library that reads our calendars', () => {
  it.each([
    ['Europe/Berlin', '2027-03-20T10:00:00Z'],
    ['Europe/Berlin', '2027-10-20T10:00:00Z'],
    ['America/New_York', '2027-03-08T10:00:00Z'],
    ['America/New_York', '2027-11-01T10:00:00Z'],
  ])('sees the same time on the wall of %s before and after %s', (timeZone, now) => {
    const starts = readCalendar(feedOfPlan(timeZone, now)).map(({ start }) => Date.parse(start));
    expect(starts.map((start) => localTimeOf(start, timeZone).time)).toEqual(Array(6).fill('19:30'));
    const weeks = starts.slice(1).map((start, i) => (start - starts[i]!) / 3_600_000);
    expect(weeks.filter((hours) => hours !== 7 * 24)).toHaveLength(1);
  });

  it.each([
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=TU,TH',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU',
    'FREQ=WEEKLY;INTERVAL=3;COUNT=7',
    'FREQ=WEEKLY;BYDAY=FR;UNTIL=20270401',
  ])('counts the days of %s as we do', (text) => {
    const rule = parseRecurrence(text);
    if (!rule.ok) throw new Error(rule.error.code);
    const first = '2027-01-05';
    const ours = datesBetween(first, rule.value, { from: first, to: '2027-06-30' });
    const theirs: string[] = [];
    const days = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(first));
    for (let day = days.next(); !days.completed && String(day) <= '2027-06-30'; day = days.next())
      theirs.push(String(day));
    expect(ours).toEqual(theirs);
  });

  it('reads what people write as they wrote it, however it was folded', () => {
    const title = `Spieleabend; „Rot, rot, rot“ \\ Ünïcödé ${'🃏'.repeat(40)}`;
    const description = 'Erste Zeile, mit Komma\nzweite; mit Strichpunkt\n\nund \\n, das keine ist';
    const event = { uid: 'one@club.example', sequence: 3, changedAt: 0, startsAt: 0, endsAt: 3_600_000 };
    const url = `https://club.example/${'long/'.repeat(30)}`;
    const text = makeCalendar('Nights', [{ ...event, title, description, url, status: 'cancelled' }]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(readCalendar(text)).toEqual([
      {
        uid: 'one@club.example',
        sequence: 3,
        status: 'CANCELLED',
        start: '1970-01-01T00:00:00.000Z',
        end: '1970-01-01T01:00:00.000Z',
        summary: title,
        description,
        url,
      },
    ]);
  });
});
