'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { NoRound } from '../core/no-round';
import { RefusalNote } from '../core/refusal-note';
import { RoundChoice } from '../core/round-choice';
import { useTournament } from '../core/tournament-provider';
import { useAskedRound } from '../core/use-asked-round';
import { SeatingBoard } from './seating-board';

/** Who sits where in a round, and for the organiser how fair that is. */
export function SeatingPage() {
  const t = useTranslations('tournamentSeating');
  const { page } = useTournament();
  const { at, round, error } = useAskedRound();
  if (!at || error?.refusal.code === 'NOT_FOUND')
    return <NoRound title={t('title')} none={t('none')} text={t('noneText')} toEvent={t('toEvent')} />;
  if (error) return <RefusalNote error={error.refusal} />;
  if (!round) return <Skeleton className="m-8 h-96" />;
  return (
    <SeatingBoard
      key={`${round.stage} ${round.round}`}
      round={round}
      head={
        <div className="flex flex-wrap items-center gap-2">
          <RoundChoice at={at} />
          <Link
            href={{ pathname: `${page}/print/seating`, query: { stage: at.stage, round: String(at.round) } }}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <Icon name="printer" />
            {t('print')}
          </Link>
        </div>
      }
    />
  );
}
