import { dateOf, daysOf, localTimeOf } from '@red-disc/clubs';

/** Spans of time to look back on; the words are in the catalogues under `results.seasons`. */
export const seasons = ['quarter', 'year', 'all'] as const;
export type Season = (typeof seasons)[number];

export function parseSeason(text: unknown): Season {
  return seasons.find((season) => season === text) ?? 'year';
}

/** The days of a season by the club's clock, as the gateway takes them. */
export function spanOf(season: Season, now: Date, timeZone: string): { from?: string } {
  if (season === 'all') return {};
  const today = localTimeOf(now.getTime(), timeZone).date;
  return { from: season === 'year' ? `${today.slice(0, 4)}-01-01` : dateOf(daysOf(today) - 90) };
}
