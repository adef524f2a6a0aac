import { describe, expect, it } from '@jest/globals';
import { formatDay, formatMoment, formatStamp, formatTime, nearDay, placeOfZone } from './when';

const berlin = { locale: 'en', timeZone: 'Europe/Berlin' } as const;
const evening = '2026-11-19T18:30:00Z';

describe('times in words', () => {
  it('are by the clock of the club, not of the reader', () => {
    expect(formatTime(evening, berlin)).toBe('19:30');
    expect(formatTime(evening, { locale: 'fr', timeZone: 'America/New_York' })).toBe('13:30');
  });

  it('name the year only where it is another one', () => {
    expect(formatDay(evening, berlin, new Date('2026-11-01T00:00:00Z'))).toBe('Thursday 19 November');
    expect(formatDay(evening, { ...berlin, locale: 'de' }, new Date('2025-11-01T00:00:00Z'))).toBe(
      'Donnerstag, 19. November 2026',
    );
  });

  it('stay short in lists', () => {
    expect(formatStamp(evening, berlin)).toBe('19 Nov 2026, 19:30');
  });

  it('say where the clock hangs when they stand alone', () => {
    expect(formatMoment(evening, { ...berlin, locale: 'de' })).toBe('19.11.2026, 19:30 (Berlin)');
  });

  it.each([
    ['2026-11-19T09:00:00Z', 'tonight'],
    ['2026-11-18T23:30:00Z', 'tonight'],
    ['2026-11-18T09:00:00Z', 'tomorrow'],
    ['2026-11-12T09:00:00Z', 'later'],
    ['2026-11-20T09:00:00Z', 'later'],
  ] as const)('at %s the evening is %s', (now, expected) => {
    expect(nearDay(evening, berlin, new Date(now))).toBe(expected);
  });

  it('calls the morning of the same day today', () => {
    expect(nearDay('2026-11-19T08:00:00Z', berlin, new Date('2026-11-19T05:00:00Z'))).toBe('today');
  });

  it('names the place of a zone', () => {
    expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(placeOfZone('UTC')).toBe('UTC');
  });
});
