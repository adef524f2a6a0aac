'use client';

import { presets, type AllegraRules } from '@red-disc/allegra';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ownSeat } from '@/play/local-table';
import { useLocalTable } from '@/play/use-local-table';
import type { Person } from '@/table/model';
import { Table } from '@/table/table';
import { Coach } from './coach';
import { guideView, lessonDeal, lessonDealer, lessonSeats, neighbourMove, stepAfter } from './script';

const rules: AllegraRules = presets[0]!.rules;

/** The lesson on a real table: the engine deals and judges, the script only chooses the cards and what may be tapped. */
export function Tutorial({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('tutorial');
  const [ownMoves, setOwnMoves] = useState(0);
  const [table, { view, log, refusals }] = useLocalTable(() => ({
    rules,
    seats: lessonSeats,
    dealer: lessonDealer,
    arrange: lessonDeal,
    choose: neighbourMove,
  }));
  const step = stepAfter(ownMoves);
  const guided = useMemo(() => guideView(view, step), [view, step]);
  const people = useMemo<Person[]>(
    () => [
      { name: t('you'), isBot: false, isAway: false },
      { name: t('names.left'), isBot: true, isAway: false },
      { name: t('names.right'), isBot: true, isAway: false },
    ],
    [t],
  );
  const isAwaited = view.awaited.some(({ seat }) => seat === ownSeat);
  return (
    <Table
      title={t('table')}
      view={guided}
      people={people}
      log={log}
      refusals={refusals}
      guided={step?.move !== undefined}
      onMove={(move) => {
        setOwnMoves(ownMoves + 1);
        table.play(move);
      }}
      coach={
        <Coach
          step={step}
          isAwaited={isAwaited}
          isDone={log.some(({ event }) => event.type === 'laidBack')}
          onAgain={onAgain}
        />
      }
    />
  );
}
