'use client';

import type { AllegraView } from '@red-disc/allegra';
import type { TableSnapshot } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Link } from '@/i18n/navigation';
import { Table } from '@/table/table';
import type { Deadline } from '@/table/table-props';
import { Button } from '@/ui/button';
import type { LiveState, LiveTable } from './live-table';
import { personAt } from './people';

export interface LiveGameProps {
  readonly table: LiveTable;
  readonly state: LiveState;
  readonly snapshot: TableSnapshot;
  readonly view: AllegraView;
  /** Where the record is once the game is over. */
  readonly recordAddress: string;
}

/** A game on the server in the table's picture; for whoever does not sit, the same without moves. */
export function LiveGame({ table, state, snapshot, view, recordAddress }: LiveGameProps) {
  const t = useTranslations('tables');
  const { seats } = snapshot;
  const people = useMemo(
    () =>
      seats.map(
        (seat, index) =>
          personAt(t, seat, { people: state.people, seat: index + 1 }) ?? {
            name: t('free'),
            isBot: false,
            isAway: false,
          },
      ),
    [t, seats, state.people],
  );
  const own = snapshot.seat === null ? undefined : seats[snapshot.seat - 1];
  const isAwaited = view.awaited.some(({ seat }) => seat === snapshot.seat);
  const deadline: Deadline | undefined = state.deadline && {
    ...state.deadline,
    bankMs: own && isAwaited ? own.bankMs : undefined,
  };
  const mayAskForRound = snapshot.status === 'between' && own !== undefined && !own.ready;
  return (
    <Table
      title={t('live')}
      view={view}
      people={people}
      log={state.log}
      refusals={state.refusals}
      deadline={deadline}
      connection={state.isConnected ? 'live' : 'reconnecting'}
      onMove={(move) => void table.move(view.phase, move)}
      onNextRound={mayAskForRound ? () => void table.command('table.ready', { ready: true }) : undefined}
      coach={coachOf()}
      afterGame={
        <span className="flex flex-wrap gap-2">
          <Link className="do do-primary" href="/tables/new">
            {t('again')}
          </Link>
          <a className="do" href={recordAddress} download={`red-disc-${snapshot.table}.json`}>
            {t('record')}
          </a>
        </span>
      }
    />
  );

  function coachOf() {
    if (own?.caretaker)
      return (
        <p className="flex flex-wrap items-center justify-between gap-3">
          {t('caretaker')}
          <Button variant="primary" onClick={() => void table.command('table.return', {})}>
            {t('return')}
          </Button>
        </p>
      );
    if (snapshot.paused) return <p>{t('paused')}</p>;
    if (snapshot.status === 'between' && own?.ready) return <p>{t('waiting')}</p>;
    return undefined;
  }
}
