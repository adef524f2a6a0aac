import { describe, expect, it } from '@jest/globals';
import {
  assignPlaces,
  datesBetween,
  instantOf,
  localTimeOf,
  makeRecurrence,
  parseRecurrence,
  promoted,
  type Answered,
} from '../index.js';

const weekly = (rrule: string) => {
  const parsed = parseRecurrence(rrule);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};
const utc = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

describe('a weekly table keeps its time on the wall clock', () => {
  it.each([
    // Spring 2027: Berlin on 28 March, New York on 14 March.
    [
      'Europe/Berlin',
      '2027-03-16',
      ['2027-03-16T18:30', '2027-03-23T18:30', '2027-03-30T17:30', '2027-04-06T17:30'],
    ],
    [
      'America/New_York',
      '2027-03-02',
      ['2027-03-03T00:30', '2027-03-10T00:30', '2027-03-16T23:30', '2027-03-23T23:30'],
    ],
    // Autumn 2027: Berlin on 31 October, New York on 7 November.
    [
      'Europe/Berlin',
      '2027-10-19',
      ['2027-10-19T17:30', '2027-10-26T17:30', '2027-11-02T18:30', '2027-11-09T18:30'],
    ],
    [
      'America/New_York',
      '2027-10-26',
      ['2027-10-26T23:30', '2027-11-02T23:30', '2027-11-10T00:30', '2027-11-17T00:30'],
    ],
  ])('in %s from %s on', (zone, start, expected) => {
    const dates = datesBetween(start, weekly('FREQ=WEEKLY'), { from: start, to: '2027-12-31' }).slice(0, 4);
    const instants = dates.map((date) => instantOf(date, '19:30', zone));
    expect(instants.map(utc)).toEqual(expected);
    expect(instants.map((instant) => localTimeOf(instant, zone).time)).toEqual(Array(4).fill('19:30'));
  });

  it.each([
    [
      'a time that spring skips moves on by the gap',
      'Europe/Berlin',
      '2027-03-28',
      '02:30',
      '2027-03-28T01:30',
    ],
    ['the same in New York', 'America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30'],
    ['a time that comes twice is the first', 'Europe/Berlin', '2027-10-31', '02:30', '2027-10-31T00:30'],
    ['the same in New York', 'America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30'],
    ['a half-hour zone', 'Asia/Kolkata', '2027-06-01', '19:30', '2027-06-01T14:00'],
    ['a zone that changes by half an hour', 'Australia/Lord_Howe', '2027-10-03', '02:15', '2027-10-02T15:45'],
    ['the other side of the date line', 'Pacific/Auckland', '2027-01-01', '00:15', '2026-12-31T11:15'],
  ])('%s', (_, zone, date, time, expected) => {
    expect(utc(instantOf(date, time, zone))).toBe(expected);
  });
});

describe('a recurrence', () => {
  it.each([
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
    'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270630',
    'FREQ=WEEKLY;COUNT=10',
  ])('%s survives being read and written', (text) => {
    expect(makeRecurrence(weekly(text))).toBe(text);
  });

  it.each([
    ['FREQ=DAILY', 'NOT_SUPPORTED', 'FREQ'],
    ['FREQ=WEEKLY;BYMONTH=3', 'NOT_SUPPORTED', 'BYMONTH'],
    ['FREQ=WEEKLY;WKST=SU', 'NOT_SUPPORTED', 'WKST'],
    ['FREQ=WEEKLY;INTERVAL=0', 'OUT_OF_RANGE', 'INTERVAL'],
    ['FREQ=WEEKLY;BYDAY=XX', 'OUT_OF_RANGE', 'BYDAY'],
    ['FREQ=WEEKLY;UNTIL=20270231', 'OUT_OF_RANGE', 'UNTIL'],
    ['FREQ=WEEKLY;COUNT=9999', 'OUT_OF_RANGE', 'COUNT'],
    ['FREQ=WEEKLY;COUNT=2;UNTIL=20270101', 'NOT_AN_RRULE', 'COUNT'],
    ['FREQ=WEEKLY;FREQ=WEEKLY', 'NOT_AN_RRULE', 'FREQ'],
    ['Tuesdays', 'NOT_AN_RRULE', 'Tuesdays'],
  ])('%s is refused, naming the part', (text, code, part) => {
    expect(parseRecurrence(text)).toEqual({ ok: false, error: { code, part } });
  });

  const all = { from: '2027-01-01', to: '2027-12-31' };

  it('takes place on its days of every n-th week, from the first one on', () => {
    const dates = datesBetween('2027-01-07', weekly('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH'), all);
    expect(dates.slice(0, 5)).toEqual(['2027-01-07', '2027-01-19', '2027-01-21', '2027-02-02', '2027-02-04']);
  });

  it('ends after its last day or its last time', () => {
    expect(datesBetween('2027-01-05', weekly('FREQ=WEEKLY;UNTIL=20270119'), all)).toHaveLength(3);
    expect(datesBetween('2027-01-05', weekly('FREQ=WEEKLY;COUNT=4'), all)).toHaveLength(4);
    const late = { from: '2027-01-15', to: '2027-12-31' };
    expect(datesBetween('2027-01-05', weekly('FREQ=WEEKLY;COUNT=4'), late)).toEqual([
      '2027-01-19',
      '2027-01-26',
    ]);
  });

  it('is a single day where there is none', () => {
    expect(datesBetween('2027-01-05', undefined, all)).toEqual(['2027-01-05']);
    expect(datesBetween('2026-01-05', undefined, all)).toEqual([]);
  });
});

describe('places', () => {
  const line: Answered[] = [
    { userId: 'c', answer: 'yes', since: 3 },
    { userId: 'a', answer: 'late', since: 1 },
    { userId: 'b', answer: 'yes', since: 2 },
    { userId: 'd', answer: 'no', since: 0 },
  ];

  it('go to those who said yes first, also to those who come late', () => {
    expect(assignPlaces(line, 2)).toEqual({ seated: ['a', 'b'], waiting: ['c'] });
  });

  it('that become free go to the first who waits', () => {
    const before = assignPlaces(line, 2);
    const after = assignPlaces(
      line.map((one) => (one.userId === 'a' ? { ...one, answer: 'no' } : one)),
      2,
    );
    expect(promoted(before, after)).toEqual(['c']);
    expect(promoted(after, after)).toEqual([]);
  });
});
