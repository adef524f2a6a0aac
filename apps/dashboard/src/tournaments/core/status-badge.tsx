'use client';

import type { TournamentSummary } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/badge';

const looks = {
  preparing: { tone: 'plain' },
  running: { tone: 'warn', icon: 'play' },
  approved: { tone: 'ok', icon: 'check' },
  locked: { tone: 'ok', icon: 'check' },
  cancelled: { tone: 'alarm', icon: 'close' },
} as const;

export type StatusBadgeProps = Pick<TournamentSummary, 'status' | 'registrationOpen'> & {
  readonly published?: boolean;
};

/** How far an event is, in a word. */
export function StatusBadge({ status, published = true, registrationOpen }: StatusBadgeProps) {
  const t = useTranslations('tournaments');
  if (!published) return <Badge>{t('status.draft')}</Badge>;
  if (status === 'preparing' && registrationOpen)
    return (
      <Badge tone="ok" icon="check">
        {t('status.open')}
      </Badge>
    );
  return <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>;
}
