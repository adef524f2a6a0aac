import { describe, expect, it } from '@jest/globals';
import type { OccurrenceBody, TournamentSummary } from '@red-disc/contracts';
import { inOrder } from './calendar-entries';

describe('a club’s calendar', () => {
  it('has evenings and tournaments in the order of time, whatever form the times have', () => {
    const evenings = ['2026-11-20T19:30:00.000Z', '2026-11-27T19:30:00.000Z'].map((startsAt) => ({
      startsAt,
    }));
    const events = [{ startsAt: '2026-11-21T14:00:00+01:00' }];
    const entries = inOrder(evenings as OccurrenceBody[], events as TournamentSummary[]);
    expect(entries.map(({ type }) => type)).toEqual(['evening', 'event', 'evening']);
  });
});
