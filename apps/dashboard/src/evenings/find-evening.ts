import { idSchema, routes, type ResponseOf } from '@red-disc/contracts';
import { cache } from 'react';
import { askGateway } from '@/gateway/gateway';

export interface FoundEvening {
  readonly slug: string;
  readonly clubId: string;
  readonly evening: ResponseOf<typeof routes.getOccurrence>;
}

/** Links in calendars and mails name an evening without its club: it is in one of the reader's own. */
export const findEvening = cache(async (occurrenceId: string): Promise<FoundEvening | undefined> => {
  if (!idSchema.safeParse(occurrenceId).success) return undefined;
  const mine = await askGateway(routes.listMyClubs, {});
  if (!mine.ok) return undefined;
  const found = await Promise.all(
    mine.value.clubs.map(async ({ id: clubId, slug }) => {
      const answer = await askGateway(routes.getOccurrence, { params: { clubId, occurrenceId } });
      return answer.ok ? { slug, clubId, evening: answer.value } : undefined;
    }),
  );
  return found.find((candidate) => candidate !== undefined);
});
