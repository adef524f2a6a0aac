import type { TournamentSummary } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { DatedRow } from '@/evenings/dated-row';
import { Link } from '@/i18n/navigation';
import type { Reading } from '@/i18n/when';
import { StatusBadge } from '../core/status-badge';
import { hasPlace, OwnStatus } from './own-status';

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
    <DatedRow
      startsAt={startsAt}
      reading={reading}
      isCancelled={status === 'cancelled'}
      isOwn={hasPlace(own)}
    >
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
      {own && <OwnStatus own={own} />}
    </DatedRow>
  );
}
