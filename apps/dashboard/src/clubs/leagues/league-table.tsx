'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { useApi } from '@/api/use-api';
import { showPoints } from '@/tournaments/core/points';
import { FormAlert } from '@/ui/form/form';
import { Skeleton } from '@/ui/skeleton';

/** The standings of a league, with who goes up and down. */
export function LeagueTable({ clubId, leagueId }: { readonly clubId: string; readonly leagueId: string }) {
  const t = useTranslations('ratings.leagues');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const { data, error } = useApi(routes.getLeague, { params: { clubId, leagueId } });
  if (error) return <FormAlert text={refusalText(words, error.refusal)} />;
  if (!data) return <Skeleton className="h-48" />;
  if (data.lines.length === 0) return <p className="text-ink-2">{`${t('empty')}. ${t('emptyText')}`}</p>;
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={data.league.name} tabIndex={0}>
      <table className="w-full text-left">
        <thead className="text-sm text-ink-2">
          <tr>
            <th scope="col" className="pr-3 text-right">
              {t('rank')}
            </th>
            <th scope="col">{t('player')}</th>
            <th scope="col" className="pl-3 text-right">
              {t('total')}
            </th>
            <th scope="col" className="pl-3 text-right">
              {t('events')}
            </th>
            <th scope="col" className="hidden pl-4 sm:table-cell">
              {t('counted')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.lines.map(({ entrant, name, rank, total, events, counted, zone }) => (
            <tr key={entrant} className="border-t border-line">
              <td className="num py-2 pr-3 text-right text-lg">{rank ?? '–'}</td>
              <th scope="row" className="py-2 font-[550] wrap-anywhere">
                {name}{' '}
                <span className="text-sm font-normal text-ink-2">
                  {zone !== null && `${zone === 'promotion' ? '↑' : '↓'} ${t(`zone.${zone}`)}`}
                  {rank === null && t('unranked')}
                </span>
              </th>
              <td className="num py-2 text-right text-lg">{showPoints(total, locale)}</td>
              <td className="py-2 text-right tabular-nums">{events}</td>
              <td className="hidden py-2 pl-4 text-ink-2 tabular-nums sm:table-cell">
                {counted.map(({ score }) => showPoints(score, locale)).join(' + ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
