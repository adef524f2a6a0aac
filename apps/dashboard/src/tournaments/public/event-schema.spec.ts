import { describe, expect, it } from '@jest/globals';
import { eventSchema } from './event-schema';

const tournament = {
  id: 'e',
  clubId: 'c',
  game: 'g',
  name: 'Autumn Open',
  description: '',
  status: 'preparing',
  mode: 'mixed',
  startsAt: '2026-11-21T13:00:00.000Z',
  minutes: 180,
  venue: 'Town hall',
  listed: true,
  registrationOpen: true,
  cap: 20,
  entrants: 22,
  waiting: 2,
} as const;
const club = { name: 'Demo', url: 'https://club.example/clubs/demo' };

describe('an event in the words of schema.org', () => {
  it('says when, where, how and how full', () => {
    expect(eventSchema(tournament, 'https://club.example/events/e', club)).toMatchObject({
      '@type': 'Event',
      name: 'Autumn Open',
      startDate: tournament.startsAt,
      endDate: '2026-11-21T16:00:00.000Z',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: [{ '@type': 'Place', name: 'Town hall' }, { '@type': 'VirtualLocation' }],
      organizer: { '@type': 'Organization', name: 'Demo' },
      remainingAttendeeCapacity: 0,
    });
  });

  it('says that it is cancelled, and nothing about places where there is no limit', () => {
    const cancelled = eventSchema(
      { ...tournament, status: 'cancelled', mode: 'online', cap: null },
      '/e',
      club,
    );
    expect(cancelled).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      location: { '@type': 'VirtualLocation' },
    });
    expect(cancelled).not.toHaveProperty('maximumAttendeeCapacity');
    expect(cancelled).not.toHaveProperty('description');
  });
});
