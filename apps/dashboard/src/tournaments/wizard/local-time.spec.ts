import { describe, expect, it } from '@jest/globals';
import { fromLocalTime, suggestedStart, toLocalTime } from './local-time';

describe('times of a club', () => {
  it.each([
    ['2026-11-21T13:00:00.000Z', 'Europe/Berlin', '2026-11-21T14:00'],
    ['2026-07-04T12:00:00.000Z', 'Europe/Berlin', '2026-07-04T14:00'],
    ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29T03:30'],
    ['2026-11-21T19:00:00.000Z', 'America/New_York', '2026-11-21T14:00'],
  ])('%s in %s is %s and back', (instant, timeZone, local) => {
    expect(toLocalTime(instant, timeZone)).toBe(local);
    expect(fromLocalTime(local, timeZone)).toBe(instant);
  });

  it('are undefined for what is no date', () => {
    expect(fromLocalTime('', 'UTC')).toBeUndefined();
  });

  it('begin on a Saturday with some days to spare', () => {
    expect(suggestedStart(new Date('2026-11-16T09:00:00Z'), 'Europe/Berlin')).toBe('2026-11-21T14:00');
    expect(suggestedStart(new Date('2026-11-20T09:00:00Z'), 'Europe/Berlin')).toBe('2026-11-28T14:00');
  });
});
