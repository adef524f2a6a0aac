import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { MemberResults } from '@/clubs/results/member-results';
import { ResultsTabs } from '@/clubs/results/results-tabs';
import { parseSeason, spanOf } from '@/clubs/results/season';
import { SeasonLinks } from '@/clubs/results/season-links';
import { requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { figuresIn } from '@/statistics/figures';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { FigureTiles } from '@/ui/figure-tiles';
import { MonthChart } from '@/ui/month-chart';
import { PageHead } from '@/ui/page-head';

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
  const t = await getTranslations('results');
  const format = await getFormatter();
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
        <SeasonLinks path={path} season={season} />
      </PageHead>
      <ResultsTabs club={club} />
      {statistics && statistics.games > 0 && (
        <>
          <FigureTiles
            tiles={[
              { label: t('games'), value: format.number(statistics.games) },
              { label: t('people'), value: format.number(statistics.people) },
              { label: t('held'), value: format.number(statistics.evenings.held) },
              {
                label: t('meanAttendance'),
                value: figuresIn(format).mean(statistics.evenings.meanAttendance),
              },
            ]}
          />
          <MonthChart
            title={t('byMonth')}
            monthLabel={t('month')}
            series={[{ label: t('games') }, { label: t('people'), legend: t('peopleByMonth') }]}
            months={statistics.months.map(({ month, games, people }) => ({
              month,
              figures: [games, people],
            }))}
          />
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
