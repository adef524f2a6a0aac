import { describe, expect, it } from '@jest/globals';
import { byMonth } from './by-month';

describe('byMonth', () => {
  it('goes by the clock of the club: the last evening of the year may be in the next one elsewhere', () => {
    const items = ['2026-12-30T20:00:00Z', '2026-12-31T23:30:00Z'].map((startsAt) => ({ startsAt }));
    const in_ = (timeZone: string) =>
      byMonth(items, { locale: 'en', timeZone }).map(({ month, items: found }) => [month, found.length]);
    expect(in_('UTC')).toEqual([['December 2026', 2]]);
    expect(in_('Europe/Berlin')).toEqual([
      ['December 2026', 1],
      ['January 2027', 1],
    ]);
  });
});
