import { routes, type ClubBody, type ResponseOf, type TournamentBody } from '@red-disc/contracts';
import { getLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { requireClub } from '@/clubs/find-club';
import { askGateway } from '@/gateway/gateway';
import { redirect } from '@/i18n/navigation';
import type { RoundAt } from './current-round';

export interface LoadedTournament {
  readonly club: ClubBody;
  readonly tournament: TournamentBody;
}

/** The event behind an address, asked once a page. Strangers sign in first; others find nothing. */
export const loadTournament = cache(async (slug: string, id: string): Promise<LoadedTournament> => {
  const club = await requireClub(slug, `/tournaments/${id}`, 'tournaments.read');
  const answer = await askGateway(routes.getTournament, {
    params: { clubId: club.id, tournamentId: id },
  });
  if (answer.ok) return { club, tournament: answer.value };
  // A server that does not answer in time is no reason to say that the event is not there.
  if (answer.error.code !== 'NOT_FOUND') throw new Error(answer.error.code);
  return notFound();
});

/** For pages that only some may open: whoever was sent the link is led to the event itself. */
export async function loadTournamentFor(
  slug: string,
  id: string,
  permissions: readonly string[],
): Promise<LoadedTournament> {
  const loaded = await loadTournament(slug, id);
  if (!permissions.some((permission) => loaded.club.may.includes(permission)))
    redirect({ href: `/clubs/${slug}/tournaments/${id}`, locale: await getLocale() });
  return loaded;
}

export async function loadRound(
  clubId: string,
  tournamentId: string,
  { stage, round }: RoundAt,
): Promise<ResponseOf<typeof routes.getTournamentRound> | undefined> {
  const answer = await askGateway(routes.getTournamentRound, {
    params: { clubId, tournamentId },
    // Nothing else of a round that is known: what a route does not ask for it refuses.
    query: { stage, round },
  });
  return answer.ok ? answer.value : undefined;
}
