'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { Skeleton } from '@/ui/skeleton';
import { NoRound } from '../core/no-round';
import { RefusalNote } from '../core/refusal-note';
import { RoundChoice } from '../core/round-choice';
import { useTournament } from '../core/tournament-provider';
import { useAskedRound } from '../core/use-asked-round';
import { NextStep } from '../overview/next-step';
import { BriefStandings } from '../standings/brief-standings';
import { NeedsYou } from './needs-you';
import { needsOf, stateOf } from './needs';
import { RoundHead } from './round-head';
import { TableCard } from './table-card';
import { TableSheet } from './table-sheet';

/** The round as it runs: its clock, every table in its place, and what needs somebody. */
export function RoundPage() {
  const t = useTranslations('tournamentRound');
  const { tournament, params, mayDirect } = useTournament();
  const { at, round, error } = useAskedRound({ refetchMs: 30_000 });
  const { data: called } = useApi(routes.listRefereeCalls, { params });
  const [opened, setOpened] = useState<number>();
  const calls = (called?.calls ?? []).filter(
    (call) => call.stage === round?.stage && call.round === round.round,
  );
  if (!at) return <NoRound title={t('title')} none={t('none')} text={t('noneText')} toEvent={t('toEvent')} />;
  if (error) return <RefusalNote error={error.refusal} />;
  if (!round) return <Skeleton className="m-8 h-96" />;
  // While results come in, “Needs you” beside the tables says the same and more.
  const isAwaiting = tournament.next[0]?.code === 'AWAIT_RESULTS';
  const needs = needsOf(round, calls);
  const table = round.tables.find(({ no }) => no === opened);
  return (
    <div className="grid flex-1 content-start lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid content-start gap-4 px-4 pt-5 pb-4 sm:px-6">
        <RoundHead round={round} of={at.of} needs={needs.length} choice={<RoundChoice at={at} />} />
        {mayDirect && !isAwaiting && <NextStep />}
      </div>
      {/* On a phone what needs somebody comes before the tables, and the standings have a page of their own. */}
      <aside className="grid content-start gap-7 border-line bg-surface px-5 py-6 max-lg:mb-4 max-lg:border-y lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l">
        <NeedsYou needs={needs} at={round} onOpen={setOpened} />
        <div className="max-lg:hidden">
          <BriefStandings />
        </div>
      </aside>
      <section aria-label={t('tables')} className="px-4 pb-10 sm:px-6">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14.5rem),1fr))] gap-2.5">
          {round.tables.map((one) => (
            <TableCard
              key={one.no}
              table={one}
              state={stateOf(one, round, calls)}
              rounds={tournament.rules.nominalRounds}
              onOpen={() => {
                setOpened(one.no);
              }}
            />
          ))}
        </ul>
      </section>
      {table && (
        <TableSheet
          table={table}
          round={round}
          state={stateOf(table, round, calls)}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}
