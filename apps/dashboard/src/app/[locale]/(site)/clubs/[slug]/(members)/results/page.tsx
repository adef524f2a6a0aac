import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { GamesChart } from '@/clubs/results/games-chart';
import { MemberResults } from '@/clubs/results/member-results';
import { ResultsTabs } from '@/clubs/results/results-tabs';
import { parseSeason, seasons, spanOf } from '@/clubs/results/season';
import { requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHead } from '@/ui/page-head';
import { Surface } from '@/ui/surface';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('results');
  return { title: t('title') };
}

/** What finished games and evenings add up to, over a season. */
export default async function ResultsPage({
  params,
  searchParams,
}: PageProps<'/[locale]/clubs/[slug]/results'>) {
  const { slug } = await params;
  const season = parseSeason((await searchParams)['season']);
  const [club, person] = await Promise.all([
    requireClub(slug, '/results', 'club.statistics.read'),
    requirePerson(`/clubs/${slug}/results`),
  ]);
  const [t, format] = await Promise.all([getTranslations('results'), getFormatter()]);
  const span = spanOf(season, new Date(), club.timeZone);
  const call = { params: { clubId: club.id }, query: span };
  const [answer, members] = await Promise.all([
    askGateway(routes.getClubStatistics, call),
    askGateway(routes.listMemberResults, call),
  ]);
  const path = `/clubs/${slug}/results`;
  const empty = (
    <EmptyState title={t(answer.ok ? 'none' : 'lost')} text={t(answer.ok ? 'noneText' : 'lostText')}>
      <Link href={answer.ok ? '/tables/new' : path} className={buttonClass()}>
        {t(answer.ok ? 'openTable' : 'again')}
      </Link>
    </EmptyState>
  );
  const statistics = answer.ok ? answer.value : undefined;
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <nav aria-label={t('season')} className="flex flex-wrap gap-2">
          {seasons.map((choice) => (
            <Link
              key={choice}
              href={{ pathname: path, query: { season: choice } }}
              aria-current={choice === season ? 'true' : undefined}
              className={buttonClass({ variant: choice === season ? 'primary' : 'quiet' })}
            >
              {t(`seasons.${choice}`)}
            </Link>
          ))}
        </nav>
      </PageHead>
      <ResultsTabs club={club} />
      {statistics && statistics.games > 0 && (
        <>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {(
              [
                ['games', format.number(statistics.games)],
                ['people', format.number(statistics.people)],
                ['held', format.number(statistics.evenings.held)],
                [
                  'meanAttendance',
                  statistics.evenings.meanAttendance === null
                    ? '–'
                    : format.number(statistics.evenings.meanAttendance, { maximumFractionDigits: 1 }),
                ],
              ] as const
            ).map(([key, value]) => (
              <div key={key} className="flex flex-col-reverse justify-end rounded-3 bg-surface p-4 shadow-1">
                <dt className="text-ink-2">{t(key)}</dt>
                <dd className="num text-3xl">{value}</dd>
              </div>
            ))}
          </dl>
          <Surface aria-labelledby="by-month">
            <h2 id="by-month" className="mb-4 text-xl">
              {t('byMonth')}
            </h2>
            <GamesChart months={statistics.months} />
          </Surface>
        </>
      )}
      <section aria-labelledby="players" className="grid gap-3">
        <h2 id="players" className="text-2xl">
          {t('players')}
        </h2>
        <MemberResults
          key={season}
          club={{ id: club.id, slug }}
          span={span}
          ownId={person.id}
          initial={members.ok ? members.value : undefined}
          empty={empty}
        />
      </section>
    </>
  );
}
