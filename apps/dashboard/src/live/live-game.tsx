'use client';

import type { AllegraView } from '@red-disc/allegra';
import type { TableSnapshot, Timing } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Table } from '@/table/table';
import { AfterGame } from './after-game';
import { deadlineOf } from './deadline';
import { LiveCoach } from './live-coach';
import type { LiveState, LiveTable } from './live-table';
import { hasTalk, LiveTalk, TalkButton } from './live-talk';
import { personAt } from './people';
import { TableMenu } from './table-menu';
import { useLate } from './use-late';
import { useLiveBubbles } from './use-live-bubbles';
import { useLiveLog } from './use-live-log';

export interface LiveGameProps {
  readonly table: LiveTable;
  readonly state: LiveState;
  readonly snapshot: TableSnapshot;
  readonly view: AllegraView;
  readonly timing: Timing;
  readonly mayRule: boolean;
  readonly clubId: string | null;
  /** Lets somebody without a seat see what happens here, once the game is over. */
  readonly keyQuery: string;
}

/** Shorter trouble is over before it is read. */
const troubleMs = 1_500;
const neverKnock = 'never-knock';

/** A game on the server in the table's picture; for whoever does not sit, the same without moves. */
export function LiveGame({ table, state, snapshot, view, timing, mayRule, clubId, keyQuery }: LiveGameProps) {
  const t = useTranslations('tables');
  const { seats, seat } = snapshot;
  const people = useMemo(
    () =>
      seats.map(
        (at, index) =>
          personAt(t, at, { people: state.people, seat: index + 1 }) ?? {
            name: t('free'),
            isBot: false,
            isAway: false,
          },
      ),
    [t, seats, state.people],
  );
  // Nothing is offered that the server would refuse.
  const shown = useMemo(() => (snapshot.paused ? { ...view, moves: [] } : view), [snapshot.paused, view]);
  const log = useLiveLog(state, people);
  const bubbles = useLiveBubbles(state, snapshot);
  const deadline = useMemo(
    () => deadlineOf(snapshot, timing, state.clockOffset),
    [snapshot, timing, state.clockOffset],
  );
  const isLost = useLate(!state.isConnected, troubleMs);
  const own = seat === null ? undefined : seats[seat - 1];
  const mayAskForRound = snapshot.status === 'between' && own !== undefined && !own.ready;
  const canKnock = own !== undefined && snapshot.status === 'playing' && view.rules.knock && view.seats > 2;
  const knockSwitch = canKnock
    ? {
        isOn: snapshot.answersAlways.includes(neverKnock),
        onChange: (on: boolean) => void table.command('table.answerAlways', { answer: neverKnock, on }),
      }
    : undefined;
  return (
    <Table
      title={t('live')}
      subtitle={own ? undefined : t(state.delay > 0 ? 'watchingLate' : 'watching', { seconds: state.delay })}
      shortSubtitle={
        own ? undefined : t(state.delay > 0 ? 'watchingLateShort' : 'watchingShort', { seconds: state.delay })
      }
      view={shown}
      people={people}
      log={log}
      refusals={state.refusals}
      deadline={deadline}
      connection={isLost ? 'reconnecting' : 'live'}
      onMove={(move) => void table.move(view.phase, move)}
      onNextRound={mayAskForRound ? () => void table.ready(true) : undefined}
      neverKnock={knockSwitch}
      coach={<LiveCoach table={table} state={state} snapshot={snapshot} people={people} />}
      headerActions={
        <>
          {hasTalk(state) && <TalkButton table={table} state={state} snapshot={snapshot} />}
          {(own !== undefined || mayRule) && !view.over && (
            <TableMenu
              table={table}
              snapshot={snapshot}
              people={people}
              mayRule={mayRule}
              clubId={clubId}
              neverKnock={knockSwitch}
            />
          )}
        </>
      }
      afterGame={
        <AfterGame
          table={table}
          tableId={snapshot.table}
          isSeated={own !== undefined}
          rematch={state.rematch}
          keyQuery={keyQuery}
        />
      }
      aside={hasTalk(state) ? <LiveTalk table={table} state={state} snapshot={snapshot} /> : undefined}
      bubbles={bubbles}
      watching={state.spectators}
    />
  );
}
