import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { listKinds, listPlaces, makeListQuery, parseListChoice } from '@/clubs/ratings/list-choice';
import { RatingTable } from '@/clubs/ratings/rating-table';
import { SeasonEditor } from '@/clubs/ratings/season-editor';
import { ResultsTabs } from '@/clubs/results/results-tabs';
import { requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ratings');
  return { title: t('title') };
}

/** The club's ratings: people or teams, in the room or online, season by season. */
export default async function RatingsPage({
  params,
  searchParams,
}: PageProps<'/[locale]/clubs/[slug]/ratings'>) {
  const { slug } = await params;
  const choice = parseListChoice(await searchParams);
  const [club, person, t] = await Promise.all([
    requireClub(slug, '/ratings', 'tournaments.read'),
    requirePerson(`/clubs/${slug}/ratings`),
    getTranslations('ratings'),
  ]);
  const { season, ...list } = choice;
  const ask = (of: typeof season) =>
    askGateway(routes.getClubRatings, {
      params: { clubId: club.id },
      query: { ...list, ...(of !== undefined && { season: of }) },
    });
  const asked = await ask(season);
  // A season that was taken away: the running one is shown instead.
  const answer = asked.ok || season === undefined ? asked : await ask(undefined);
  const { seasons = [], ratings = [], season: shown = null } = answer.ok ? answer.value : {};
  const pathname = `/clubs/${slug}/ratings`;
  const link = (changes: Partial<typeof choice>, label: string, isCurrent: boolean) => (
    <Link
      key={label}
      href={{ pathname, query: makeListQuery({ ...choice, ...changes }) }}
      aria-current={isCurrent ? 'true' : undefined}
      className={buttonClass({ variant: isCurrent ? 'primary' : 'quiet', size: 'sm' })}
    >
      {label}
    </Link>
  );
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <ResultsTabs club={club} />
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <nav aria-label={t('which')} className="flex flex-wrap gap-2">
          {listKinds.map((kind) => link({ kind }, t(`kinds.${kind}`), kind === choice.kind))}
        </nav>
        <nav aria-label={t('games')} className="flex flex-wrap gap-2">
          {listPlaces.map((place) => link({ place }, t(`places.${place}`), place === choice.place))}
        </nav>
        {seasons.length > 0 && (
          <nav aria-label={t('season')} className="flex flex-wrap gap-2">
            {seasons.map(({ name, startsOn }) =>
              link({ season: startsOn }, name, startsOn === shown?.startsOn),
            )}
          </nav>
        )}
      </div>
      <RatingTable
        slug={slug}
        ratings={ratings}
        ownId={person.id}
        empty={
          <EmptyState title={t(answer.ok ? 'none' : 'lost')} text={t(answer.ok ? 'noneText' : 'lostText')}>
            <Link href={`/clubs/${slug}/tournaments`} className={buttonClass()}>
              {t('toTournaments')}
            </Link>
          </EmptyState>
        }
      />
      <p className="max-w-[44rem] text-ink-2">{t(choice.kind === 'teams' ? 'explainTeams' : 'explain')}</p>
      {club.may.includes('tournaments.direct') && <SeasonEditor clubId={club.id} seasons={seasons} />}
    </>
  );
}
