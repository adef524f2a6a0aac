'use client';

import { routes, type PreviewBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useApi } from '@/api/use-api';
import { Icon } from '@/ui/icon';
import { showPoints } from '../core/points';
import { useTournament } from '../core/tournament-provider';

const shownPlaces = 12;

/** What a command would change, in words: places, the cut, rounds that are made anew. */
export function Consequences({ preview }: { readonly preview: PreviewBody }) {
  const t = useTranslations('tournamentLog');
  const locale = useLocale();
  const { params } = useTournament();
  const { data } = useApi(routes.listEntrants, { params });
  const nameOf = (id: string) => data?.entrants.find((entrant) => entrant.id === id)?.name ?? id;
  const names = (ids: readonly string[]) => new Intl.ListFormat(locale).format(ids.map(nameOf));
  const { standings, cuts, rounds } = preview;
  if (standings.length + cuts.length + rounds.length === 0)
    return (
      <p className="flex items-center gap-2 text-ink-2">
        <Icon name="check" className="text-ok" />
        {t('nothingElse')}
      </p>
    );
  return (
    <div className="grid gap-3">
      {cuts.map(({ stage, enters, leaves, nextStageStarted }) => (
        <p key={stage} className="flex items-start gap-2 rounded-2 bg-warn-wash p-3">
          <Icon name="alarm" className="mt-0.5 text-warn" />
          <span>
            {enters.length > 0 && t('cutEnters', { names: names(enters) })}{' '}
            {leaves.length > 0 && t('cutLeaves', { names: names(leaves) })}{' '}
            {nextStageStarted && t('cutStarted')}
          </span>
        </p>
      ))}
      {rounds.map(({ stage, round, change }) => (
        <p key={`${stage} ${round}`} className="flex items-start gap-2">
          <Icon name="clock" className="mt-0.5" />
          {t(`roundChange.${change}`, { round })}
        </p>
      ))}
      {standings.length > 0 && (
        <table className="w-full text-left">
          <caption className="pb-1 text-left font-[650]">{t('places', { count: standings.length })}</caption>
          <thead className="text-xs text-ink-2">
            <tr>
              <th scope="col">{t('player')}</th>
              <th scope="col" className="text-right">
                {t('before')}
              </th>
              <th scope="col" className="text-right">
                {t('after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.slice(0, shownPlaces).map(({ stage, entrant, before, after }) => (
              <tr key={`${stage} ${entrant}`} className="border-t border-line">
                <th scope="row" className="py-1 font-[550]">
                  {nameOf(entrant)}
                </th>
                {[before, after].map((line, index) => (
                  <td
                    key={index}
                    className="py-1 pl-3 text-right whitespace-nowrap tabular-nums max-sm:text-sm"
                  >
                    {line
                      ? t('placeAndPoints', { rank: line.rank, points: showPoints(line.tp, locale) })
                      : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {standings.length > shownPlaces && (
        <p className="text-sm text-ink-2">{t('morePlaces', { count: standings.length - shownPlaces })}</p>
      )}
    </div>
  );
}
