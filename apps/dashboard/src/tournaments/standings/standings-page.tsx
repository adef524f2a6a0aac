'use client';

import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { Link } from '@/i18n/navigation';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { NextStep } from '../overview/next-step';
import { Adjustments } from './adjustments';
import { Approval } from './approval';
import { Prizes } from './prizes';
import { StandingsRows } from './standings-rows';
import { useMovingStandings } from './use-moving-standings';

/** Places with what decided each, provisional until the organiser approves them. */
export function StandingsPage() {
  const t = useTranslations('tournamentStandings');
  const { tournament, page, mayDirect, mayRule } = useTournament();
  const [asked, setAsked] = useQueryState('stage', parseAsString.withDefault(''));
  const stages = tournament.stages.map(({ setup }) => setup.id);
  const stage = stages.includes(asked) ? asked : undefined;
  const { standings, before, failure } = useMovingStandings(stage);
  if (failure) return <RefusalNote error={failure.refusal} />;
  if (!standings) return <Skeleton className="m-8 h-96" />;
  const isEmpty = standings.lines.every(({ games }) => games === 0);
  const qualified = new Set([...(standings.cut?.qualified ?? []), ...(standings.cut?.luckyLosers ?? [])]);
  const lastIn = standings.lines.filter(({ entrant }) => qualified.has(entrant)).at(-1)?.entrant;
  const headers = [
    { key: 'place', className: 'w-12 text-left' },
    { key: 'player', className: 'text-left' },
    { key: 'moved', className: '' },
    { key: 'points', className: 'pl-3 text-right' },
    { key: 'margin', className: 'pl-3 text-right' },
    { key: 'wins', className: 'hidden pl-3 text-right sm:table-cell' },
    { key: 'opponents', className: 'hidden pl-3 text-right md:table-cell' },
    { key: 'games', className: 'hidden pl-3 text-right sm:table-cell' },
    { key: 'decided', className: 'hidden pl-4 text-left md:table-cell' },
  ] as const;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 pt-6 pb-16 sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl">{t('title')}</h1>
          {!isEmpty && (
            <Badge
              tone={standings.state === 'provisional' ? 'warn' : 'ok'}
              icon={standings.state === 'provisional' ? 'clock' : 'check'}
            >
              {t(`state.${standings.state}`)}
            </Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {stages.length > 1 && (
            <Select
              label={t('stage')}
              value={stage ?? ''}
              options={[
                { value: '', label: t('wholeEvent') },
                ...stages.map((id, index) => ({ value: id, label: t('stageNumber', { number: index + 1 }) })),
              ]}
              onChange={(value) => void setAsked(value || null)}
            />
          )}
          {!isEmpty && (
            <Link href={`${page}/print/standings`} className={buttonClass({ variant: 'quiet' })}>
              <Icon name="printer" />
              {t('print')}
            </Link>
          )}
        </div>
      </header>
      {mayDirect && <Approval />}
      {mayDirect && tournament.status === 'running' && <NextStep />}
      {isEmpty ? (
        <EmptyState title={t('empty')} text={t('emptyText')}>
          <Link href={page} className={buttonClass()}>
            {t('toEvent')}
          </Link>
        </EmptyState>
      ) : (
        <Surface className="relative overflow-x-auto">
          <table className="w-full">
            <caption className="sr-only">{t('title')}</caption>
            <thead className="text-xs text-ink-2">
              <tr>
                {headers.map(({ key, className }) => (
                  <th key={key} scope="col" className={`pb-1 font-[450] ${className}`}>
                    {key === 'moved' ? <span className="sr-only">{t(key)}</span> : t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <StandingsRows
              lines={standings.lines}
              before={before}
              lastIn={lastIn}
              own={tournament.ownEntrant}
              isBrief={false}
            />
          </table>
          {lastIn && <p className="mt-3 text-sm text-ink-2">{t('cutLine')}</p>}
          <p className="mt-2 text-sm text-ink-2">
            {t('chain', { criteria: tournament.rules.chain.map((key) => t(`by.${key}`)).join(', ') })}
          </p>
        </Surface>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Prizes standings={standings} />
        {(mayDirect || mayRule) && <Adjustments lines={standings.lines} />}
      </div>
    </div>
  );
}
