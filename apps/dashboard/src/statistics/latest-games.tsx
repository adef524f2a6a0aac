import type { PersonStatistics } from '@red-disc/contracts';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { formatStamp, placeOfZone } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { Figure } from '@/ui/table';
import { TitledTable } from './titled-table';

export interface LatestGamesProps {
  readonly games: PersonStatistics['latest'];
  readonly timeZone: string;
  readonly clubs: ReadonlyMap<string, string>;
}

/** One's latest games, each a way back to how it was played. */
export async function LatestGames({ games, timeZone, clubs }: LatestGamesProps) {
  const t = await getTranslations('statistics');
  const format = await getFormatter();
  const locale = await getLocale();
  return (
    <TitledTable
      title={t('latest')}
      head={
        <>
          <th scope="col">
            {t('when')} ({placeOfZone(timeZone)})
          </th>
          <th scope="col">{t('place')}</th>
          <th scope="col" className="pl-3 text-right">
            {t('points')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('watch')}</span>
          </th>
        </>
      }
    >
      {games.map(({ tableId, clubId, finishedAt, players, people, score, rank, won }) => (
        <tr key={tableId}>
          <td className="py-2 pr-3">
            {formatStamp(finishedAt, { locale, timeZone })}
            <span className="block text-sm text-ink-2">
              {people === 1 ? t('practiceGame') : clubId !== null && clubs.get(clubId)}
            </span>
          </td>
          <td className="py-2">
            <span className="flex flex-wrap items-center gap-2">
              {t('placeOf', { rank, players })}
              {won && <Badge tone="ok">{t('won')}</Badge>}
            </span>
          </td>
          <Figure>{format.number(score)}</Figure>
          <td className="py-2 pl-3 text-right">
            <Link href={`/replay/${tableId}`} className="link">
              {t('watch')}
            </Link>
          </td>
        </tr>
      ))}
    </TitledTable>
  );
}
