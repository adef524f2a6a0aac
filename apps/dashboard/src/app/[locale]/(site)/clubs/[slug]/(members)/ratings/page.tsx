import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { gameKey } from '@/clubs/ratings/game-key';
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
  const { kind, place, ...rest } = choice;
  const ask = ({ game, season }: Partial<typeof rest>) =>
    askGateway(routes.getClubRatings, {
      params: { clubId: club.id },
      query: { kind, place, ...(game !== undefined && { game }), ...(season !== undefined && { season }) },
    });
  const asked = await ask(rest);
  // A season or game that is there no more: what is usual is shown instead.
  const isUsual = rest.season === undefined && rest.game === undefined;
  const answer = asked.ok || isUsual ? asked : await ask({});
  const {
    game,
    games = [],
    seasons = [],
    ratings = [],
    season: shown = null,
  } = answer.ok ? answer.value : {};
  const gameName = (id: string) => (t.has(gameKey(id)) ? t(gameKey(id)) : id);
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
        {games.length > 1 && (
          <nav aria-label={t('game')} className="flex flex-wrap gap-2">
            {games.map((one) => link({ game: one, season: undefined }, gameName(one), one === game))}
          </nav>
        )}
        <nav aria-label={t('which')} className="flex flex-wrap gap-2">
          {listKinds.map((one) => link({ kind: one }, t(`kinds.${one}`), one === kind))}
        </nav>
        <nav aria-label={t('games')} className="flex flex-wrap gap-2">
          {listPlaces.map((one) => link({ place: one }, t(`places.${one}`), one === place))}
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
      <p className="max-w-[44rem] text-ink-2">
        {t(kind === 'teams' ? 'explainTeams' : 'explain')} {t('explainNames')}
      </p>
      {club.may.includes('tournaments.direct') && game !== undefined && (
        <SeasonEditor key={game} clubId={club.id} game={game} seasons={seasons} />
      )}
    </>
  );
}
