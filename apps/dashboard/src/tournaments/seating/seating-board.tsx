'use client';

import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import type { TournamentRoundBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { useTournament } from '../core/tournament-provider';
import { neighboursOf } from '../overview/neighbours';
import { pairKey, repeatsIn } from './meetings';
import { SeatedTable } from './seated-table';
import { SeatingRail } from './seating-rail';
import { SwapForesight } from './swap-foresight';
import { useMeetings } from './use-earlier-rounds';
import { useWhy } from './use-why';

export interface SeatingBoardProps {
  readonly round: TournamentRoundBody;
  readonly head: ReactNode;
}

interface Swap {
  readonly a: string;
  readonly b: string;
}

/**
 * The tables of a round as one looks down on them. Two people are swapped by dragging a name onto another, or by
 * pressing one and then the other: the keyboard and a phone need no drag.
 */
export function SeatingBoard({ round, head }: SeatingBoardProps) {
  const t = useTranslations('tournamentSeating');
  const locale = useLocale();
  const { mayDirect, tournament } = useTournament();
  const [picked, setPicked] = useState<string>();
  const [swap, setSwap] = useState<Swap>();
  const meetings = useMeetings(round);
  const why = useWhy(round);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const isOpen = round.status === 'planned' || round.status === 'published';
  const maySwap = mayDirect && isOpen;
  const repeats = repeatsIn(round.tables, meetings);
  const marked = new Set(repeats.beside.flatMap((key) => key.split(' ')));
  const people = round.tables.reduce((sum, { seats }) => sum + seats.length, 0);
  useEffect(() => {
    const drop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPicked(undefined);
    };
    addEventListener('keydown', drop);
    return () => {
      removeEventListener('keydown', drop);
    };
  }, []);

  const press = (entrant: string) => {
    if (picked === undefined || picked === entrant || !maySwap) {
      setPicked(picked === entrant ? undefined : entrant);
      return;
    }
    setSwap({ a: picked, b: entrant });
  };
  const endDrag = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    setSwap({ a: String(active.id), b: String(over.id) });
  };
  const table = round.tables.find(({ seats }) => seats.some(({ entrant }) => entrant === picked));
  const index = table?.seats.findIndex(({ entrant }) => entrant === picked) ?? -1;
  const beside = neighboursOf(table?.seats ?? [], index);
  const person = table?.seats[index];
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="grid content-start gap-6 bg-felt px-4 pt-6 pb-8 sm:px-7">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-3xl">{t('heading', { round: round.round })}</h1>
            <p className="mt-1 text-ink-felt">
              {t('count', { people, tables: round.tables.length })} {maySwap && t('how')}
            </p>
          </div>
          {head}
        </div>
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={endDrag}>
          {/* Names stand out to both sides of their table: the gap is theirs. */}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-14 gap-y-2">
            {round.tables.map((seated) => (
              <SeatedTable
                key={seated.no}
                table={seated}
                picked={picked}
                own={tournament.ownEntrant}
                marked={marked}
                maySwap={maySwap}
                onPress={press}
              />
            ))}
          </ul>
        </DndContext>
        {round.byes.length > 0 && (
          <p>
            {t('byes', { names: new Intl.ListFormat(locale).format(round.byes.map(({ name }) => name)) })}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-md">
          <span className="inline-flex items-center gap-2">
            <i aria-hidden="true" className="disc [--d:18px]" />
            {t('legend.disc')}
          </span>
          <span className="inline-flex items-center gap-2">
            <b
              aria-hidden="true"
              className="grid size-[18px] place-items-center rounded-full bg-ink text-xs text-on-ink"
            >
              1
            </b>
            {t('legend.first')}
          </span>
          <span className="inline-flex items-center gap-2">
            <i
              aria-hidden="true"
              className="h-[18px] w-6 rounded-full bg-surface ring-[2.5px] ring-warn-fill"
            />
            {t('legend.again')}
          </span>
        </div>
        <div aria-live="polite" className="sticky bottom-3 z-20 min-h-12">
          {person && (
            <div className="grid gap-1 rounded-3 bg-ink px-4 py-3 text-on-ink shadow-3">
              <p>
                <b>{person.name}</b>{' '}
                {beside.left && beside.right && beside.left !== beside.right
                  ? t('picked', { left: beside.left.name, right: beside.right.name })
                  : t('pickedTwo', { name: beside.left?.name ?? '' })}{' '}
                {maySwap && <span className="opacity-85">{t('pickNext')}</span>}
              </p>
              {why(person.entrant).map((sentence) => (
                <p key={sentence} className="text-md opacity-85">
                  {sentence}
                </p>
              ))}
            </div>
          )}
        </div>
      </div>
      <SeatingRail
        round={round}
        repeats={repeats}
        pairsAtTables={countPairs(round)}
        onFix={(key) => {
          setPicked(key.split(' ')[0]);
        }}
      />
      {swap && (
        <SwapForesight
          round={round}
          swap={swap}
          meetings={meetings}
          onClose={() => {
            setSwap(undefined);
            setPicked(undefined);
          }}
        />
      )}
    </div>
  );
}

function countPairs({ tables }: TournamentRoundBody): number {
  const keys = tables.flatMap(({ seats }) =>
    seats.flatMap(({ entrant }, i) => seats.slice(i + 1).map((other) => pairKey(entrant, other.entrant))),
  );
  return keys.length;
}
