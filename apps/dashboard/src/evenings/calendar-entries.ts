import type { OccurrenceBody, TournamentSummary } from '@red-disc/contracts';

/** What stands in a club's calendar. */
export type CalendarEntry = { readonly startsAt: string } & (
  | { readonly type: 'evening'; readonly evening: OccurrenceBody }
  | { readonly type: 'event'; readonly event: TournamentSummary }
);

/** Evenings and tournaments in one list, the earliest first. */
export function inOrder(
  evenings: readonly OccurrenceBody[],
  events: readonly TournamentSummary[],
): readonly CalendarEntry[] {
  const entries: CalendarEntry[] = [
    ...evenings.map((evening) => ({ type: 'evening' as const, startsAt: evening.startsAt, evening })),
    ...events.map((event) => ({ type: 'event' as const, startsAt: event.startsAt, event })),
  ];
  return entries.sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
