import { routes, slugSchema, type ClubBody, type ClubPage } from '@red-disc/contracts';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { currentPerson, requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';

export interface FoundClub {
  readonly page: ClubPage;
  /** Undefined for those who do not belong to it. */
  readonly club: ClubBody | undefined;
}

/** The club behind an address, asked once a page. A club that does not want to be found is there for its own. */
export const findClub = cache(async (slug: string): Promise<FoundClub | undefined> => {
  if (!slugSchema.safeParse(slug).success) return undefined;
  const page = await askGateway(routes.getClubPage, { params: { slug } });
  if (!page.ok) return undefined;
  if (!(await currentPerson())) return { page: page.value, club: undefined };
  const club = await askGateway(routes.getClub, { params: { clubId: page.value.id } });
  return { page: page.value, club: club.ok ? club.value : undefined };
});

/** For pages inside a club: strangers sign in first, and whoever may not do it finds nothing. */
export async function requireClub(slug: string, path: string, permission?: string): Promise<ClubBody> {
  const found = await findClub(slug);
  if (!found?.club) {
    await requirePerson(`/clubs/${slug}${path}`);
    notFound();
  }
  if (permission !== undefined && !found.club.may.includes(permission)) notFound();
  return found.club;
}
