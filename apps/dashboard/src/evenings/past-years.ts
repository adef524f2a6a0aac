import { routes } from '@red-disc/contracts';
import { askGateway } from '@/gateway/gateway';

/** Whether a club had an evening or an event before a moment. */
export async function wasAnythingBefore(
  clubId: string,
  moment: string,
  seesEvents: boolean,
): Promise<boolean> {
  const ever = { from: new Date(0).toISOString(), to: moment, limit: 1 };
  const [evenings, events] = await Promise.all([
    askGateway(routes.listOccurrences, { params: { clubId }, query: ever }),
    seesEvents
      ? askGateway(routes.listTournaments, { params: { clubId }, query: { when: 'past', ...ever } })
      : undefined,
  ]);
  return (
    (evenings.ok && evenings.value.occurrences.length > 0) ||
    (events?.ok === true && events.value.tournaments.length > 0)
  );
}
