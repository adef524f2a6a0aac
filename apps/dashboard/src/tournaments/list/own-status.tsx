import type { TournamentSummary } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

type Own = NonNullable<TournamentSummary['own']>;

/** Whether somebody has a place, and still has it. */
export function hasPlace(own: TournamentSummary['own']): boolean {
  return own === 'registered' || own === 'checkedIn';
}

/** What the reader is in an event; the tick is for those who play. */
export function OwnStatus({ own, className }: { readonly own: Own; readonly className?: string }) {
  const t = useTranslations('tournaments.own');
  return (
    <span className={cx('inline-flex items-center gap-1 font-[650]', className)}>
      {hasPlace(own) && <Icon name="check" />}
      {own === 'waiting' && <Icon name="clock" />}
      {t(own)}
    </span>
  );
}
