import type { TournamentSummary } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { formatDay, formatTime } from '@/i18n/when';
import { StatusBadge } from '../core/status-badge';
import { OwnStatus } from './own-status';

/** Strangers are told neither what they are in it nor whether it is a draft. */
type ListedTournament = Omit<TournamentSummary, 'own' | 'published'> &
  Partial<Pick<TournamentSummary, 'own' | 'published'>>;

export interface TournamentListProps {
  readonly page: string;
  readonly timeZone: string;
  readonly tournaments: readonly ListedTournament[];
}

/** Events, one line each: when, what, how full, and what the reader is in it. */
export async function TournamentList({ page, timeZone, tournaments }: TournamentListProps) {
  const t = await getTranslations('tournaments');
  const reading = { locale: await getLocale(), timeZone };
  return (
    <ul className="grid gap-2">
      {tournaments.map((event) => (
        <li key={event.id}>
          <Link
            href={`${page}/${event.id}`}
            className="grid min-h-20 items-center gap-x-6 gap-y-2 rounded-3 bg-surface px-5 py-4 text-ink no-underline shadow-1 hover:bg-surface-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <span className="min-w-0">
              <b className="block font-display text-lg wrap-anywhere">{event.name}</b>
              <span className="text-ink-2">
                {formatDay(event.startsAt, reading)}, {formatTime(event.startsAt, reading)}
                {event.venue && `, ${event.venue}`}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-2 text-ink-2">
              {event.cap === null
                ? t('list.entrants', { count: event.entrants })
                : t('list.entrantsOf', { count: event.entrants, cap: event.cap })}
              {event.waiting > 0 && <span>{t('list.waiting', { count: event.waiting })}</span>}
            </span>
            <span className="flex flex-wrap items-center gap-2">
              {event.own && <OwnStatus own={event.own} className="text-sm" />}
              <StatusBadge {...event} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
