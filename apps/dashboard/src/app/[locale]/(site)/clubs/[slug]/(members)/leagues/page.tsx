import { longestList, routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { Leagues } from '@/clubs/leagues/leagues';
import { ResultsTabs } from '@/clubs/results/results-tabs';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { formatDate } from '@/i18n/when';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHead } from '@/ui/page-head';

/** Only what has begun can count. */
const counting = ['running', 'approved', 'locked'];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ratings');
  return { title: t('leagues.title') };
}

export default async function LeaguesPage({ params }: PageProps<'/[locale]/clubs/[slug]/leagues'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/leagues', 'tournaments.read');
  const [t, locale] = await Promise.all([getTranslations('ratings'), getLocale()]);
  const of = { clubId: club.id };
  const [leagues, events] = await Promise.all([
    askGateway(routes.listLeagues, { params: of }),
    askGateway(routes.listTournaments, { params: of, query: { when: 'all', limit: longestList } }),
  ]);
  const begun = events.ok ? events.value.tournaments.filter(({ status }) => counting.includes(status)) : [];
  return (
    <>
      <PageHead title={t('leagues.title')} text={t('leagues.text')} />
      <ResultsTabs club={club} />
      {leagues.ok ? (
        <Leagues
          clubId={club.id}
          slug={slug}
          initial={leagues.value}
          mayDirect={club.may.includes('tournaments.direct')}
          tournaments={begun.map(({ id, name, game, startsAt }) => ({
            id,
            name,
            game,
            day: formatDate(startsAt, { locale, timeZone: club.timeZone }),
          }))}
        />
      ) : (
        <EmptyState title={t('lost')} text={t('lostText')}>
          <Link href={`/clubs/${slug}/tournaments`} className={buttonClass()}>
            {t('toTournaments')}
          </Link>
        </EmptyState>
      )}
    </>
  );
}
