import { idSchema, routes, type ResponseOf } from '@red-disc/contracts';
import { cache } from 'react';
import { askGateway } from '@/gateway/gateway';

export type PublicEvent = ResponseOf<typeof routes.getPublicTournament>;

/** An event that everybody may see; undefined where there is none, or where it is for members only. */
export const loadEvent = cache(async (id: string): Promise<PublicEvent | undefined> => {
  if (!idSchema.safeParse(id).success) return undefined;
  const answer = await askGateway(routes.getPublicTournament, { params: { tournamentId: id } });
  return answer.ok ? answer.value : undefined;
});
