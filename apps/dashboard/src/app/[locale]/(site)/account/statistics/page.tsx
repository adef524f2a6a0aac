import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { parseSeason, spanOf } from '@/clubs/results/season';
import { SeasonLinks } from '@/clubs/results/season-links';
import { requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { OwnStatistics } from '@/statistics/own-statistics';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';

const path = '/account/statistics';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('statistics');
  return { title: t('title') };
}

/** How one did oneself, everywhere or in one club, over a season. */
export default async function StatisticsPage({ searchParams }: PageProps<'/[locale]/account/statistics'>) {
  const t = await getTranslations('statistics');
  const [person, asked] = await Promise.all([requirePerson(path), searchParams]);
  const own = await askGateway(routes.listMyClubs, {});
  const clubs = own.ok ? own.value.clubs : [];
  const season = parseSeason(asked['season']);
  const club = clubs.find(({ slug }) => slug === asked['club']);
  const query = spanOf(season, new Date(), person.timeZone);
  const answer = club
    ? await askGateway(routes.getMemberStatistics, { params: { clubId: club.id, userId: person.id }, query })
    : await askGateway(routes.getMyStatistics, { query });
  const isEmpty = answer.ok && answer.value.latest.length === 0 && answer.value.attendance.evenings === 0;
  const isWhole = season === 'all' && !club;
  const chosen = { season, ...(club && { club: club.slug }) };
  return (
    <section aria-labelledby="own-results" className="grid gap-6">
      <div className="grid gap-4">
        <div>
          <h2 id="own-results" className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-pretty text-ink-2">{t('text')}</p>
        </div>
        <SeasonLinks path={path} season={season} {...(club && { query: { club: club.slug } })} />
        {clubs.length > 0 && (
          <nav aria-label={t('where')} className="flex flex-wrap gap-2">
            {[{ slug: undefined, name: t('everywhere') }, ...clubs].map(({ slug, name }) => (
              <Link
                key={slug ?? ''}
                href={{ pathname: path, query: { season, ...(slug !== undefined && { club: slug }) } }}
                aria-current={slug === club?.slug ? 'true' : undefined}
                className={buttonClass(
                  { variant: slug === club?.slug ? 'primary' : 'quiet' },
                  'max-w-full whitespace-normal!',
                )}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {!answer.ok && (
        <EmptyState title={t('lost')} text={t('lostText')}>
          <Link href={{ pathname: path, query: chosen }} className={buttonClass()}>
            {t('again')}
          </Link>
        </EmptyState>
      )}
      {isEmpty && (
        <EmptyState title={t(isWhole ? 'none' : 'noneSpan')} text={t(isWhole ? 'noneText' : 'noneSpanText')}>
          <Link href="/tables/new" className={buttonClass({ variant: 'primary' })}>
            {t('openTable')}
          </Link>
          {isWhole ? (
            <Link href="/play" className={buttonClass()}>
              {t('practise')}
            </Link>
          ) : (
            <Link href={{ pathname: path, query: { season: 'all' } }} className={buttonClass()}>
              {t('showAll')}
            </Link>
          )}
        </EmptyState>
      )}
      {answer.ok && !isEmpty && (
        <OwnStatistics
          statistics={answer.value}
          timeZone={person.timeZone}
          clubs={new Map(clubs.map(({ id, name }) => [id, name]))}
        />
      )}
    </section>
  );
}
