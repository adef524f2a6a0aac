'use client';

import { routes, type LogCommandBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { formatMoment } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/skeleton';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { Foresight } from './foresight';
import { useEventWords } from './use-event-words';

const pageSize = 50;

/** Everything that was done, the newest first, each with who, when, why, and a way back. */
export function HistoryPage() {
  const t = useTranslations('tournamentLog');
  const { params, tournament } = useTournament();
  const reading = { locale: useLocale(), timeZone: tournament.timeZone };
  const [before, setBefore] = useState<number>();
  const { data, error } = useApi(routes.getTournamentLog, {
    params,
    query: { limit: pageSize, ...(before !== undefined && { before }) },
  });
  const words = useEventWords(data?.people ?? {});
  const [undone, setUndone] = useState<LogCommandBody>();
  const last = data?.commands.at(-1)?.command;
  const mayUndo = tournament.status !== 'locked' && tournament.status !== 'cancelled';
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 pt-6 pb-16 sm:px-8">
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 text-ink-2">{t('lead')}</p>
      </div>
      <RefusalNote error={error?.refusal} />
      {!data && !error && <Skeleton className="h-64" />}
      <ol>
        {data?.commands.map((entry) => {
          const lines = words(entry.events);
          const isCreation = entry.events.some(({ type }) => type === 'tournamentCreated');
          return (
            <li
              key={entry.command}
              className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[13rem_1fr_auto]"
            >
              <p className="text-sm text-ink-2">
                {formatMoment(entry.at, reading)}
                <br />
                {entry.actor.name ?? t(`role.${entry.actor.role}`)}
              </p>
              <div className={cx('max-sm:col-span-2', entry.undone && 'text-ink-2 line-through')}>
                {lines.map((line, index) => (
                  <p key={index}>{line}</p>
                ))}
                {entry.reason && (
                  <p className="text-sm text-ink-2">{t('because', { reason: entry.reason })}</p>
                )}
              </div>
              <div className="justify-self-end max-sm:col-start-2 max-sm:row-start-1">
                {entry.undone ? (
                  <Badge>{t('undone')}</Badge>
                ) : (
                  mayUndo &&
                  !isCreation && (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t('undoOf', { what: lines[0] ?? '' })}
                      onClick={() => {
                        setUndone(entry);
                      }}
                    >
                      {t('undo')}
                    </Button>
                  )
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <div className="flex gap-2">
        {before !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              setBefore(undefined);
            }}
          >
            {t('newest')}
          </Button>
        )}
        {data?.commands.length === pageSize && last !== undefined && last > 1 && (
          <Button
            variant="quiet"
            onClick={() => {
              setBefore(last);
            }}
          >
            {t('older')}
          </Button>
        )}
      </div>
      {undone && (
        <Foresight
          command={{ type: 'undo', command: undone.command }}
          title={t('undoTitle', { what: words(undone.events)[0] ?? '' })}
          onClose={() => {
            setUndone(undefined);
          }}
        />
      )}
    </div>
  );
}
