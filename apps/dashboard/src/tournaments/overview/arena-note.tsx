'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/icon';
import { useTournament } from '../core/tournament-provider';

/** How an arena seats people, for whoever waits in it and whoever wonders why nothing is to be done. */
export function ArenaNote() {
  const t = useTranslations('tournamentFormats');
  const { tournament } = useTournament();
  const running = tournament.stages.find(({ status }) => status === 'running');
  const format = running?.setup.format;
  if (format?.kind !== 'arena') return null;
  const [wanted, ...smaller] = format.params.sizes;
  const isWaiting = tournament.own === 'checkedIn' && tournament.ownSeat === null;
  return (
    <section
      aria-labelledby="arena"
      className="flex gap-3 rounded-3 border border-line bg-surface p-4 sm:p-5"
    >
      <Icon name="clock" className="mt-1 shrink-0" />
      <div className="grid gap-1">
        <h2 id="arena" className="text-lg">
          {t(isWaiting ? 'arena.waiting' : 'arena.runs')}
        </h2>
        <p className="text-ink-2">
          {t('arena.how', { size: wanted!, seconds: format.params.maxWaitSeconds })}{' '}
          {t(smaller.length > 0 ? 'arena.smaller' : 'arena.anySmaller')}{' '}
          {t('arena.open', { minutes: format.minutes })}
        </p>
      </div>
    </section>
  );
}
