'use client';

import type { TournamentRoundBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Input } from '@/ui/input';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { Foresight } from '../history/foresight';
import { byName, findPeople } from '../people/find-people';
import type { Repeats } from './meetings';

export interface SeatingRailProps {
  readonly round: TournamentRoundBody;
  readonly repeats: Repeats;
  readonly pairsAtTables: number;
  readonly onFix: (pair: string) => void;
}

/** How fair the plan is, what to do with it, and everybody's table by name. */
export function SeatingRail({ round, repeats, pairsAtTables, onFix }: SeatingRailProps) {
  const t = useTranslations('tournamentSeating');
  const { mayDirect } = useTournament();
  return (
    <aside className="grid content-start gap-6 bg-surface px-5 py-6 sm:px-7">
      {mayDirect && <Fairness round={round} repeats={repeats} pairsAtTables={pairsAtTables} />}
      {mayDirect && <PlanActions round={round} beside={repeats.beside} onFix={onFix} />}
      <FindTable round={round} label={t('find')} />
    </aside>
  );
}

function Fairness({ round, repeats, pairsAtTables }: Omit<SeatingRailProps, 'onFix'>) {
  const t = useTranslations('tournamentSeating');
  const names = new Map(round.tables.flatMap(({ seats }) => seats).map((seat) => [seat.entrant, seat.name]));
  const list = new Intl.ListFormat(useLocale());
  const pairs = (keys: readonly string[]) =>
    keys
      .slice(0, 3)
      .map((key) => list.format(key.split(' ').map((id) => names.get(id) ?? id)))
      .join('; ');
  const { metrics, meta } = round;
  // What the draw could prove holds until somebody swaps people by hand.
  const isBest = meta.optimal && metrics.cost <= meta.cost;
  const usual = Math.max(...round.tables.map(({ seats }) => seats.length));
  const short = round.tables.filter(({ seats }) => seats.length < usual);
  const lines = [
    {
      key: 'met',
      figure: repeats.met.length,
      note: repeats.met.length > 0 ? pairs(repeats.met) : t('fair.ofPairs', { count: pairsAtTables }),
      isFine: repeats.met.length === 0 || isBest,
    },
    {
      key: 'beside',
      figure: repeats.beside.length,
      note: repeats.beside.length > 0 ? pairs(repeats.beside) : t('fair.nobodyAgain'),
      isFine: repeats.beside.length === 0,
    },
    {
      key: 'starts',
      figure: metrics.seatRange,
      note: t('fair.startsNote'),
      isFine: metrics.seatRange <= 1,
    },
    {
      key: 'short',
      figure: short.length,
      note: t('fair.shortNote', { least: metrics.shortTables.least, most: metrics.shortTables.most }),
      isFine: metrics.shortTables.most - metrics.shortTables.least <= 1,
    },
    ...(metrics.sameClubPairs > 0
      ? [{ key: 'sameClub', figure: metrics.sameClubPairs, note: t('fair.sameClubNote'), isFine: false }]
      : []),
  ] as const;
  return (
    <section aria-labelledby="fair">
      <h2 id="fair" className="mb-2 text-xl">
        {t('fair.title')}
      </h2>
      <ul>
        {lines.map(({ key, figure, note, isFine }) => (
          <li
            key={key}
            className="grid grid-cols-[3.25rem_1fr_auto] items-center gap-2.5 border-b border-line py-2 leading-tight"
          >
            <b className="num text-2xl">{figure}</b>
            <span>
              {t(`fair.${key as 'met' | 'beside' | 'starts' | 'short' | 'sameClub'}`, { count: figure })}
              <small className="block text-sm text-ink-2">{note}</small>
            </span>
            <Icon name={isFine ? 'check' : 'alarm'} className={isFine ? 'text-ok' : 'text-warn'} />
            <span className="sr-only">{t(isFine ? 'fair.fine' : 'fair.look')}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">
        {t(isBest ? 'fair.optimal' : 'fair.bound', { cost: metrics.cost, bound: meta.lowerBound })}{' '}
        {t('fair.seed', { seed: meta.seed.slice(0, 12) })}
      </p>
    </section>
  );
}

interface PlanActionsProps {
  readonly round: TournamentRoundBody;
  readonly beside: readonly string[];
  readonly onFix: (pair: string) => void;
}

function PlanActions({ round: { stage, round, status }, beside, onFix }: PlanActionsProps) {
  const t = useTranslations('tournamentSeating');
  const { run, isBusy, refusal } = useCommand();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  if (status !== 'planned' && status !== 'published') return null;
  const fix = beside[0];
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {status === 'planned' ? (
        <Button
          variant="primary"
          size="lg"
          className="sm:col-span-2"
          disabled={isBusy}
          onClick={() =>
            void run({ type: 'publishRound', stage, round }, { done: t('published', { round }) })
          }
        >
          {t('publish')}
        </Button>
      ) : (
        <>
          <p className="flex items-center gap-2 text-ok sm:col-span-2">
            <Icon name="check" />
            {t('isPublished')}
          </p>
          <Button
            variant="primary"
            size="lg"
            className="sm:col-span-2"
            disabled={isBusy}
            onClick={() => void run({ type: 'startRound', stage, round }, { done: t('started', { round }) })}
          >
            {t('start', { round })}
          </Button>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => {
              setIsWithdrawing(true);
            }}
          >
            {t('withdraw')}
          </Button>
        </>
      )}
      {status === 'planned' && (
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => void run({ type: 'planRounds', stage, fresh: true }, { done: t('drawn') })}
        >
          {t('drawAgain')}
        </Button>
      )}
      {fix && (
        <Button
          variant="quiet"
          onClick={() => {
            onFix(fix);
          }}
        >
          {t('fix')}
        </Button>
      )}
      <div className="sm:col-span-2">
        <RefusalNote error={refusal} />
      </div>
      {isWithdrawing && (
        <Foresight
          command={{ type: 'withdrawRound', stage, round }}
          title={t('withdrawTitle', { round })}
          onClose={() => {
            setIsWithdrawing(false);
          }}
        />
      )}
    </div>
  );
}

function FindTable({ round, label }: { readonly round: TournamentRoundBody; readonly label: string }) {
  const t = useTranslations('tournamentSeating');
  const locale = useLocale();
  const { tournament } = useTournament();
  const [typed, setTyped] = useState('');
  const people = byName(
    round.tables.flatMap(({ no, seats }) => seats.map(({ entrant, name }) => ({ id: entrant, name, no }))),
    locale,
  );
  return (
    <section aria-labelledby="find" className="grid gap-2">
      <h2 id="find" className="text-xl">
        {label}
      </h2>
      <Input
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <ul className="columns-[9rem] gap-5 text-md sm:columns-3 lg:columns-2">
        {findPeople(people, typed).map(({ id, name, no }) => (
          <li
            key={id}
            className={`flex break-inside-avoid justify-between gap-2 border-b border-line py-0.5 ${id === tournament.ownEntrant ? 'font-bold' : ''}`}
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <b className="num text-lg leading-tight">{no}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
