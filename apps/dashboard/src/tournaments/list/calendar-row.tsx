import type { TournamentSummary } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { formatDay, formatTime, type Reading } from '@/i18n/when';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { StatusBadge } from '../core/status-badge';

export interface CalendarRowProps {
  readonly page: string;
  readonly event: TournamentSummary;
  readonly reading: Reading;
}

/** An event among the evenings of a calendar: when, what, how full, and what the reader is in it. */
export async function CalendarRow({ page, event, reading }: CalendarRowProps) {
  const t = await getTranslations('tournaments');
  const { id, name, startsAt, venue, status, own, entrants, cap } = event;
  return (
    <li className="grid items-center gap-x-5 gap-y-3 border-t border-line py-4 lg:grid-cols-[6.5rem_1fr_auto]">
      <p className={cx('leading-tight', status === 'cancelled' && 'line-through')}>
        <span className="block text-sm text-ink-2">{formatDay(startsAt, reading)}</span>
        <span className="num text-xl">{formatTime(startsAt, reading)}</span>
      </p>
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={`${page}/${id}`}
            className="text-lg font-[650] text-ink underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <StatusBadge {...event} />
        </p>
        <p className="text-sm text-ink-2">
          {[
            t('list.one'),
            cap === null
              ? t('list.entrants', { count: entrants })
              : t('list.entrantsOf', { count: entrants, cap }),
            ...(venue ? [venue] : []),
          ].join(', ')}
        </p>
      </div>
      {own && (
        <span className="inline-flex items-center gap-1 font-[650]">
          <Icon name="check" />
          {t(`own.${own}`)}
        </span>
      )}
    </li>
  );
}
