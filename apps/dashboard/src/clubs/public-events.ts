/** What the page shows of an event that is written in schema.org's words. */
export interface PublicEvening {
  readonly name: string;
  readonly startDate: string;
  readonly free: number | undefined;
  readonly isCancelled: boolean;
}

/** Leaves out what has no name or no time: the events are open objects, and nothing else is sure about them. */
export function parsePublicEvents(events: readonly Readonly<Record<string, unknown>>[]): PublicEvening[] {
  return events.flatMap((event) => {
    const { name, startDate, remainingAttendeeCapacity: free, eventStatus } = event;
    if (typeof name !== 'string' || typeof startDate !== 'string') return [];
    return [
      {
        name,
        startDate,
        free: typeof free === 'number' ? free : undefined,
        isCancelled: typeof eventStatus === 'string' && eventStatus.endsWith('EventCancelled'),
      },
    ];
  });
}
