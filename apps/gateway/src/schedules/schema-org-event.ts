import type { StoredOccurrence } from './occurrences.repository.js';

/** An evening in the words of schema.org, for search engines. */
export function schemaOrgEvent(
  { plan, startsAt, endsAt, status, places }: StoredOccurrence,
  page: string,
): { '@type': 'Event'; [property: string]: unknown } {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: plan.title,
    ...(plan.description && { description: plan.description }),
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    eventStatus: `https://schema.org/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: page },
    organizer: { '@type': 'Organization', name: plan.club.name, url: page },
    maximumAttendeeCapacity: plan.seatsTo,
    remainingAttendeeCapacity: Math.max(0, plan.seatsTo - places.seated.length),
  };
}
