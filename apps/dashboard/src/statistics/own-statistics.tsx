import type { PersonStatistics } from '@red-disc/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import { FigureTiles } from '@/ui/figure-tiles';
import { MonthChart } from '@/ui/month-chart';
import { figuresIn } from './figures';
import { LatestGames } from './latest-games';
import { SizeTable } from './size-table';

export interface OwnStatisticsProps {
  readonly statistics: PersonStatistics;
  readonly timeZone: string;
  /** Names of one's clubs by their ids. */
  readonly clubs: ReadonlyMap<string, string>;
}

/** How one did: figures, months, sizes of tables, and the latest games. */
export async function OwnStatistics({ statistics, timeZone, clubs }: OwnStatisticsProps) {
  const t = await getTranslations('statistics');
  const format = await getFormatter();
  const { play, practice, attendance, months, tables, latest } = statistics;
  const { evenings, attended } = attendance;
  const { mean, share } = figuresIn(format);
  return (
    <>
      <FigureTiles
        tiles={[
          { label: t('games'), value: format.number(play.games) },
          { label: t('wins'), value: format.number(play.wins), note: share(play.winShare) },
          { label: t('meanRound'), value: mean(play.meanRoundScore) },
          { label: t('meanPlace'), value: mean(play.meanRank) },
          ...(evenings > 0
            ? [
                {
                  label: t('evenings'),
                  value: t('attended', { attended, evenings }),
                  note: share(attendance.share),
                },
              ]
            : []),
          ...(practice > 0 ? [{ label: t('practice'), value: format.number(practice) }] : []),
        ]}
      />
      {months.length > 0 && (
        <MonthChart
          title={t('byMonth')}
          monthLabel={t('month')}
          series={[{ label: t('games') }, { label: t('wins') }]}
          months={months.map(({ month, games, wins }) => ({ month, figures: [games, wins] }))}
        />
      )}
      {tables.length > 1 && <SizeTable tables={tables} mean={mean} share={share} />}
      {latest.length > 0 && <LatestGames games={latest} timeZone={timeZone} clubs={clubs} />}
    </>
  );
}
