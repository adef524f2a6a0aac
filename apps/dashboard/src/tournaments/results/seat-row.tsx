'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { cx } from '@/ui/cx';
import { SeatMarker, type SeatLook } from '@/ui/seat-marker';
import { showHalfPoints } from '../core/points';
import { arithmeticOf, cleanScore, cleanSum, type DraftHand, type Holds } from './draft-sheet';

export interface SeatRowProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  readonly seat: number;
  readonly group: string;
  readonly hand: DraftHand;
  readonly holds: Holds;
  /** What it counts by the server's arithmetic, in half points; undefined until it is known. */
  readonly score: number | undefined;
  readonly isFocused: boolean;
  readonly hasEnded: boolean;
  /** No cards can come to what is typed. */
  readonly isImpossible: boolean;
  /** Then the phone's own keyboard stays away. */
  readonly usesPad: boolean;
  readonly locale: string;
  readonly onFocus: () => void;
  readonly onHand: (hand: DraftHand) => void;
  readonly onEnded: () => void;
}

/** One player of a round: ended it or not, the sum of the cards, and what it counts. */
export function SeatRow(props: SeatRowProps) {
  const { ref, name, seat, group, hand, holds, score, isFocused, hasEnded, isImpossible, usesPad, locale } =
    props;
  const { onFocus, onHand, onEnded } = props;
  const t = useTranslations('tournamentResult');
  const isScore = holds === 'scores';
  const arithmetic = score === undefined || isScore ? 'plain' : arithmeticOf(hand, score);
  return (
    <li className="grid min-h-15 grid-cols-[2.75rem_minmax(0,1fr)_4.5rem_3.25rem] sm:grid-cols-[2.75rem_minmax(0,1fr)_5.25rem_4.25rem] items-center gap-2 rounded-3 bg-surface pr-3 pl-1 shadow-1">
      <label className="grid size-11 cursor-pointer place-items-center">
        <input
          type="radio"
          name={group}
          checked={hasEnded}
          onChange={onEnded}
          aria-label={t('endedBy', { name })}
          className="size-6 accent-(--ink)"
        />
      </label>
      <span className="flex min-w-0 items-center gap-2">
        <SeatMarker look={seat as SeatLook} name={name} />
        <b className="line-clamp-2 leading-tight font-[650] wrap-anywhere sm:text-lg">{name}</b>
      </span>
      <input
        ref={ref}
        aria-label={t(isScore ? 'scoreOf' : 'sumOf', { name })}
        inputMode={usesPad ? 'none' : 'text'}
        autoComplete="off"
        aria-invalid={isImpossible}
        value={hand.cleared ? t('cleared') : hand.sum.replace('-', '−')}
        onFocus={onFocus}
        onChange={(event) => {
          const clean = isScore ? cleanScore : cleanSum;
          onHand({ sum: clean(event.target.value), cleared: false });
        }}
        className={cx(
          'num h-12 w-full min-w-0 rounded-2 border-line-strong bg-surface text-center aria-invalid:border-alarm',
          hand.cleared ? 'text-sm' : 'text-2xl',
          isFocused ? 'border-3 border-ink bg-surface-2' : 'border-2',
        )}
      />
      <span className="text-right leading-none" aria-live="polite">
        {score !== undefined && (
          <>
            {arithmetic !== 'plain' && (
              <small className="block text-xs text-ink-2">
                {t(`arithmetic.${arithmetic}`, { sum: hand.sum.replace('-', '−') })}
              </small>
            )}
            <b className="num text-2xl">{showHalfPoints(score, locale)}</b>
          </>
        )}
      </span>
    </li>
  );
}
