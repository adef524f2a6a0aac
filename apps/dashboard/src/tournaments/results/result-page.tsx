'use client';

import { routes, type DirectorCommand, type SheetEntryBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { ask } from '@/live/ask';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { Foresight } from '../history/foresight';
import { useOwnAction } from '../overview/use-own-action';
import { draftOf, holdsOf } from './draft-sheet';
import { hasHandedIn } from './handed-in';
import { ResultState } from './result-state';
import { SheetForm } from './sheet-form';
import { SheetReview } from './sheet-review';

export interface ResultPageProps {
  readonly stage: string;
  readonly round: number;
  readonly table: number;
}

/** The result of one table, at the desk or from one's own seat: enter, confirm, dispute, correct. */
export function ResultPage({ stage, round, table: no }: ResultPageProps) {
  const t = useTranslations('tournamentResult');
  const { tournament, params, page, mayDirect, mayRule } = useTournament();
  const isStaff = mayDirect || mayRule;
  const { data, error } = useApi(routes.getTournamentRound, { params, query: { stage, round } });
  const command = useCommand();
  const own = useOwnAction();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [correction, setCorrection] = useState<DirectorCommand>();
  const table = data?.tables.find((candidate) => candidate.no === no);
  if (error) return <RefusalNote error={error.refusal} />;
  if (!table) return <Skeleton className="m-8 h-72" />;
  const at = { stage, round, table: no };
  const names = table.players.map((id) => {
    const seat = table.seats.find(({ entrant, substitute }) => entrant === id || substitute?.entrant === id);
    return seat?.substitute?.entrant === id ? seat.substitute.name : (seat?.name ?? id);
  });
  const check = (entry: SheetEntryBody) => ask(routes.checkSheet, { params, body: { ...at, entry } });
  const { result } = table;
  const act = (type: 'confirmResult' | 'disputeResult') => () =>
    void (isStaff
      ? command.run({ type, ...at }, { done: t(`done.${type}`, { table: no }) })
      : own.run({ type, ...at }));
  const isOpen = !result || result.state === 'draft' || result.state === 'disputed';
  const isBusy = command.isBusy || own.isBusy;
  const ownName = names[table.players.indexOf(tournament.ownEntrant ?? '')];
  const isOwnSheet = !isStaff && result !== null && hasHandedIn(result, ownName);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 pt-6 pb-16">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('heading', { table: no, round })}</h1>
        {result && <ResultState state={result.state} />}
      </header>
      {isOpen && !isCorrecting && (
        <>
          {result?.state === 'disputed' && <p className="rounded-3 bg-warn-wash p-4">{t('disputedText')}</p>}
          <p className="-mt-2 text-ink-2">{t('how')}</p>
          <SheetForm
            names={names}
            nominalRounds={tournament.rules.nominalRounds}
            initial={result ? draftOf(result.sheet, tournament.rules.nominalRounds) : undefined}
            holds={result ? holdsOf(result.sheet) : 'hands'}
            storageKey={`sheet ${tournament.id} ${stage} ${round} ${no}`}
            check={check}
            hasPad={!isStaff}
            sendLabel={t('send')}
            onSend={(entry) =>
              isStaff
                ? command.run(
                    { type: 'submitResult', ...at, entry },
                    { done: t('done.submitResult', { table: no }) },
                  )
                : own.run({ type: 'submitResult', ...at, entry })
            }
          />
        </>
      )}
      {result && !isOpen && !isCorrecting && (
        <>
          <SheetReview
            names={names}
            checked={{ ...result, warnings: [] }}
            isSettled={result.state !== 'submitted'}
          />
          {result.state === 'submitted' && (
            <div className="grid gap-3">
              <p>{t(isStaff ? 'confirmStaff' : isOwnSheet ? 'awaitsOther' : 'confirmOther')}</p>
              <div className="flex flex-wrap gap-2">
                {!isOwnSheet && (
                  <Button variant="primary" size="lg" disabled={isBusy} onClick={act('confirmResult')}>
                    <Icon name="check" />
                    {t('confirm')}
                  </Button>
                )}
                <Button variant="quiet" size="lg" disabled={isBusy} onClick={act('disputeResult')}>
                  {t('dispute')}
                </Button>
              </div>
            </div>
          )}
          {isStaff && result.state !== 'submitted' && (
            <Button
              variant="quiet"
              onClick={() => {
                setIsCorrecting(true);
              }}
            >
              {t('correct')}
            </Button>
          )}
        </>
      )}
      {result && isCorrecting && holdsOf(result.sheet) === 'scores' && (
        <p className="text-ink-2">{t('howScores')}</p>
      )}
      {result && isCorrecting && (
        <SheetForm
          holds={holdsOf(result.sheet)}
          names={names}
          nominalRounds={tournament.rules.nominalRounds}
          initial={draftOf(result.sheet, tournament.rules.nominalRounds)}
          check={check}
          hasPad={false}
          sendLabel={t('foresee')}
          onSend={(entry) => {
            setCorrection({ type: 'correctResult', ...at, entry });
            return Promise.resolve(undefined);
          }}
        />
      )}
      {isCorrecting && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            setIsCorrecting(false);
          }}
        >
          {t('keep')}
        </Button>
      )}
      <RefusalNote error={command.refusal ?? own.refusal} />
      <Link
        href={isStaff ? `${page}/round` : page}
        className={buttonClass({ variant: 'bare' }, 'justify-self-start')}
      >
        <Icon name="arrowLeft" />
        {t(isStaff ? 'toRound' : 'toEvent')}
      </Link>
      {correction && (
        <Foresight
          command={correction}
          title={t('correctTitle', { table: no, round })}
          onClose={() => {
            setCorrection(undefined);
          }}
          onDone={() => {
            setIsCorrecting(false);
          }}
        />
      )}
    </div>
  );
}
