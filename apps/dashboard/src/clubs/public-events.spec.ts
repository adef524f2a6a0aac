import { describe, expect, it } from '@jest/globals';
import { parsePublicEvents } from './public-events';

describe('parsePublicEvents', () => {
  it('reads what the page shows', () => {
    const event = {
      '@type': 'Event',
      name: 'Thursday',
      startDate: '2026-11-19T18:30:00Z',
      remainingAttendeeCapacity: 2,
      eventStatus: 'https://schema.org/EventScheduled',
    };
    expect(parsePublicEvents([event])).toEqual([
      { name: 'Thursday', startDate: '2026-11-19T18:30:00Z', free: 2, isCancelled: false },
    ]);
  });

  it('leaves out what it cannot show', () => {
    expect(parsePublicEvents([{ '@type': 'Event', name: 7 }, { '@type': 'Event' }])).toEqual([]);
  });
});
