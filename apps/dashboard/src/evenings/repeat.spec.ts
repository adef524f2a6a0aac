import { describe, expect, it } from '@jest/globals';
import { makeRepeat, once, readRepeat } from './repeat';

describe('how often an evening takes place', () => {
  it('is null for once', () => {
    expect(makeRepeat(once)).toBeNull();
    expect(readRepeat(null, '2026-11-19')).toEqual(once);
  });

  it('keeps days in the order of the week, whatever the order they were chosen in', () => {
    const chosen = { repeats: 'weekly', every: 2, days: ['TH', 'TU'], until: '' } as const;
    expect(makeRepeat(chosen)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH');
  });

  it.each(['FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=MO,SU', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270301'])(
    'comes back as it was: %s',
    (rrule) => {
      expect(makeRepeat(readRepeat(rrule, '2026-11-19'))).toBe(rrule);
    },
  );

  it.each([
    ['FREQ=WEEKLY;COUNT=3', '2026-12-03'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4', '2026-12-15'],
  ])('keeps its end when %s is changed: %s', (rrule, last) => {
    expect(readRepeat(rrule, '2026-11-19').until).toBe(last);
  });
});
