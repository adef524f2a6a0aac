import type { PublicEvent } from './load-event';

type Tournament = Omit<PublicEvent['tournament'], 'description' | 'clubName' | 'clubSlug'> & {
  readonly description?: string;
};

export interface Organiser {
  readonly name: string;
  /** Where the club's page is. */
  readonly url: string;
}

const context = 'https://schema.org';

const attendance = {
  table: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  mixed: 'MixedEventAttendanceMode',
} as const;

/** An event in schema.org's words, for search engines and whatever else reads pages. */
export function eventSchema(tournament: Tournament, url: string, organiser: Organiser): object {
  const { name, description, startsAt, minutes, venue, mode, status, cap, entrants } = tournament;
  const room = { '@type': 'Place', name: venue || organiser.name, address: venue || organiser.name };
  const wires = { '@type': 'VirtualLocation', url };
  return {
    '@context': context,
    '@type': 'Event',
    name,
    ...(description && { description }),
    url,
    startDate: startsAt,
    endDate: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    eventAttendanceMode: `${context}/${attendance[mode]}`,
    eventStatus: `${context}/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    location: { table: room, online: wires, mixed: [room, wires] }[mode],
    organizer: { '@type': 'Organization', ...organiser },
    ...(cap !== null && {
      maximumAttendeeCapacity: cap,
      remainingAttendeeCapacity: Math.max(0, cap - entrants),
    }),
  };
}
