'use client';

import type { TournamentTableBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { showLeft, standsStill } from '../core/clock';
import { PlaceIcon } from '../core/place-icon';
import { showHalfPoints } from '../core/points';
import { useTournament } from '../core/tournament-provider';
import { useLeft } from '../core/use-left';
import type { TableState } from './needs';

export interface TableCardProps {
  readonly table: TournamentTableBody;
  readonly state: TableState;
  readonly rounds: number;
  readonly onOpen: () => void;
}

const icons: Readonly<Partial<Record<TableState, IconName>>> = {
  called: 'flag',
  disputed: 'alarm',
  submitted: 'clock',
  done: 'check',
  stopped: 'pause',
  overtime: 'alarm',
  voided: 'close',
};
const tones: Readonly<Partial<Record<TableState, string>>> = {
  called: 'text-warn',
  submitted: 'text-warn',
  overtime: 'text-warn',
  disputed: 'text-alarm',
  done: 'text-ok',
};
const needsSomebody: ReadonlySet<TableState> = new Set(['called', 'disputed', 'overtime']);

/** A table on the floor plan of the round. Tables stay in number order and never move. */
export function TableCard({ table, state, rounds, onOpen }: TableCardProps) {
  const t = useTranslations('tournamentRound');
  const locale = useLocale();
  const { clockOffset } = useTournament();
  const left = useLeft(table.clock, clockOffset);
  const { no, place, seats, players, result } = table;
  const best = result ? Math.min(...result.totals) : 0;
  const isQuiet = state === 'done' || state === 'voided';
  const playedRounds = result?.sheet.rounds.length ?? 0;
  const icon = icons[state];
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onOpen}
        className={cx(
          'relative grid min-h-44 grid-rows-[auto_1fr_auto] gap-2 overflow-hidden rounded-3 px-4 pt-4 pb-3 text-left',
          isQuiet ? 'ring-2 ring-line ring-inset' : 'bg-surface shadow-1 hover:bg-surface-2',
        )}
      >
        {needsSomebody.has(state) && (
          <span aria-hidden="true" className="tape absolute inset-x-0 top-0 h-2" />
        )}
        <span className="flex items-center gap-2.5">
          <b className="num min-w-7 text-4xl leading-[0.9] font-extrabold">
            <span className="sr-only">{t('table')} </span>
            {no}
          </b>
          <span className="inline-flex items-center gap-1.5 text-sm text-ink-2">
            <PlaceIcon place={place} />
            {t(`place.${place}`)}
          </span>
          <span aria-hidden="true" className="ml-auto flex gap-1">
            {Array.from({ length: rounds }, (_, index) => (
              <i
                key={index}
                className={cx(
                  'size-3.5 rounded-[4px] border-2',
                  index < playedRounds ? 'border-ink bg-ink' : 'border-line-strong',
                )}
              />
            ))}
          </span>
        </span>
        <span className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] content-center gap-x-4 gap-y-1.5 leading-tight">
          {seats.map((seat) => {
            const shown = seat.substitute ?? seat;
            const index = players.indexOf(shown.entrant);
            const total = result?.totals[index];
            const isBest = total !== undefined && total === best;
            return (
              <span
                key={seat.entrant}
                className={cx(
                  'flex min-w-0 justify-between gap-2',
                  isBest && 'font-bold',
                  seat.absent && !seat.substitute && 'line-through',
                )}
              >
                <span className="min-w-0 wrap-anywhere">{shown.name}</span>
                {total !== undefined && <span className="tabular-nums">{showHalfPoints(total, locale)}</span>}
              </span>
            );
          })}
        </span>
        <span
          className={cx(
            'flex items-center gap-1.5 text-md leading-none font-[650]',
            tones[state] ?? 'text-ink-2',
          )}
        >
          {icon && <Icon name={icon} />}
          {t(`state.${state}`)}
          {left !== undefined && !isQuiet && (
            <span className="ml-auto inline-flex items-center gap-1 text-sm font-[450] text-ink-2 tabular-nums">
              {standsStill(table.clock) && (
                <>
                  <Icon name="pause" />
                  <span className="sr-only">{t('paused')}</span>
                </>
              )}
              {showLeft(left)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
