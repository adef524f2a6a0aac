'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { useTournament } from '../core/tournament-provider';
import { StandingsRows } from './standings-rows';
import { useMovingStandings } from './use-moving-standings';

const shown = 8;

/** The first places beside the round, with the way to all. */
export function BriefStandings() {
  const t = useTranslations('tournamentStandings');
  const { page, tournament } = useTournament();
  const { standings, before } = useMovingStandings(undefined);
  if (!standings || standings.lines.every(({ games }) => games === 0)) return null;
  return (
    <section aria-labelledby="brief-standings">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="brief-standings" className="text-xl">
          {t('title')}
        </h2>
        <Link href={`${page}/standings`} className="link inline-flex min-h-6 items-center text-sm">
          {t('all', { count: standings.lines.length })}
        </Link>
      </div>
      <table className="mt-1 w-full text-md">
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col">
              <span className="sr-only">{t('place')}</span>
            </th>
            <th scope="col" className="text-left font-[450]">
              {t('player')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('moved')}</span>
            </th>
            <th scope="col" className="text-right font-[450]">
              {t('points')}
            </th>
            <th scope="col" className="pl-3 text-right font-[450]">
              {t('margin')}
            </th>
          </tr>
        </thead>
        <StandingsRows
          lines={standings.lines.slice(0, shown)}
          before={before}
          own={tournament.ownEntrant}
          isBrief
        />
      </table>
    </section>
  );
}
