'use client';

import { useRef, useState } from 'react';
import { Announcer } from './announcer';
import { AnswersPanel } from './answers-panel';
import { LogPanel } from './log-panel';
import { Opponent } from './opponent';
import { Piles } from './piles';
import { ScorePanel } from './score-panel';
import { ScoreSheet } from './score-sheet';
import { SharedLinks } from './shared-links';
import { StepsPanel } from './steps-panel';
import { TableHeader } from './table-header';
import type { TableProps } from './table-props';
import { TableStatus } from './table-status';
import { Tray } from './tray';
import { useFlights } from './use-flights';
import { useKeptFocus } from './use-kept-focus';
import { usePreference } from './use-preference';
import { useShortcuts } from './use-shortcuts';
import { useSounds, useVolume } from './use-sounds';
import { TableProvider, useTable } from './use-table';

/** More people than this sit two at a side. */
const mostAround = 4;

/** The table in the browser: a view in, moves out. It knows neither the server nor the engine behind it. */
export function Table(props: TableProps) {
  const state = useTable(props);
  const [shortcuts, setShortcuts] = usePreference('table-shortcuts', true);
  const [volume] = useVolume();
  const [helpOpen, setHelpOpen] = useState(false);
  useShortcuts({
    choices: state.choices,
    lit: state.lit,
    enabled: shortcuts,
    act: state.act,
    onHelp: () => {
      setHelpOpen(true);
    },
  });
  const felt = useRef<HTMLElement>(null);
  const air = useRef<HTMLDivElement>(null);
  useFlights({ felt, air }, props.log);
  useKeptFocus(felt, state.choices.pick.size > 0);
  useSounds({ log: props.log, viewer: props.view.viewer, volume });
  const isOver = props.view.round?.phase === 'over';
  return (
    <TableProvider value={state}>
      <div className="table-page">
        <TableHeader
          shortcuts={shortcuts}
          onShortcuts={setShortcuts}
          helpOpen={helpOpen}
          onHelp={setHelpOpen}
        />
        <main
          id="main"
          ref={felt}
          className="felt"
          data-seats={props.view.seats}
          data-crowded={props.view.seats > mostAround || undefined}
          data-over={isOver || undefined}
          data-opened={state.opened === undefined ? undefined : ''}
        >
          <div className="around">
            <ul className="opponents" aria-label={state.words.t('opponent.list')}>
              {state.model.others.map((seat) => (
                <Opponent key={seat.seat} seat={seat} />
              ))}
            </ul>
            <div className="centre">
              <Piles />
              <StepsPanel />
            </div>
          </div>
          <AnswersPanel />
          <ScoreSheet />
          {props.coach && <div className="coach">{props.coach}</div>}
          <TableStatus />
          <div className="fifteen">
            <Tray />
          </div>
          <SharedLinks felt={felt} moment={state.props.view} />
          <div ref={air} className="flights" aria-hidden="true" />
        </main>
        <aside className="rail">
          <ScorePanel />
          <LogPanel />
          {props.aside}
        </aside>
        {props.footer && <div className="table-footer">{props.footer}</div>}
        <Announcer />
      </div>
    </TableProvider>
  );
}
