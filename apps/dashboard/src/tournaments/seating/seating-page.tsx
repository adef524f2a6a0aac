'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { parseRoundAt } from '../core/current-round';
import { RefusalNote } from '../core/refusal-note';
import { RoundChoice } from '../core/round-choice';
import { useTournament } from '../core/tournament-provider';
import { NextStep } from '../overview/next-step';
import { SeatingBoard } from './seating-board';

/** Who sits where in a round, and for the organiser how fair that is. */
export function SeatingPage() {
  const t = useTranslations('tournamentSeating');
  const { tournament, params, page, mayDirect } = useTournament();
  const [asked] = useQueryStates({ stage: parseAsString, round: parseAsInteger });
  const at = parseRoundAt(tournament.stages, { stage: asked.stage, round: String(asked.round) });
  const { data, error } = useApi(
    routes.getTournamentRound,
    { params, query: { stage: at?.stage ?? 'none', round: at?.round ?? 1 } },
    { enabled: at !== undefined },
  );
  if (!at || error?.refusal.code === 'NOT_FOUND')
    return (
      <div className="mx-auto grid max-w-3xl gap-6 px-4 pt-8 pb-16">
        <h1 className="text-3xl">{t('title')}</h1>
        {mayDirect ? (
          <NextStep />
        ) : (
          <EmptyState title={t('none')} text={t('noneText')}>
            <Link href={page} className={buttonClass()}>
              {t('toEvent')}
            </Link>
          </EmptyState>
        )}
      </div>
    );
  if (error) return <RefusalNote error={error.refusal} />;
  if (!data) return <Skeleton className="m-8 h-96" />;
  return (
    <SeatingBoard
      key={`${data.stage} ${data.round}`}
      round={data}
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
