'use client';

import { useLocale, useTranslations } from 'next-intl';
import { showHalfPoints } from '../core/points';
import { arithmeticOf, type DraftRound } from './draft-sheet';

export interface RoundWhyProps {
  readonly names: readonly string[];
  readonly draft: DraftRound;
  readonly scores: readonly number[] | undefined;
}

const signs = { doubled: '×2', halved: '÷2' } as const;

/** Why a sum counts for more or less than itself, in a sentence. */
export function RoundWhy({ names, draft, scores }: RoundWhyProps) {
  const t = useTranslations('tournamentResult');
  const locale = useLocale();
  if (!scores) return null;
  const lowest = scores.reduce((best, score, seat) => (score < scores[best]! ? seat : best), 0);
  return draft.hands.map((hand, seat) => {
    const score = scores[seat];
    if (score === undefined) return null;
    const arithmetic = arithmeticOf(hand, score);
    if (arithmetic === 'plain') return null;
    return (
      <p
        key={seat}
        className="grid grid-cols-[auto_1fr] items-center gap-3 rounded-3 bg-warn-wash px-4 py-2.5 leading-snug"
      >
        <b className="num text-2xl">
          {arithmetic === 'bonus' ? showHalfPoints(score, locale) : signs[arithmetic]}
        </b>
        <span>
          {t(`why.${arithmetic}`, {
            name: names[seat] ?? '',
            sum: hand.sum.replace('-', '−'),
            other: names[lowest] ?? '',
            lowest: showHalfPoints(scores[lowest] ?? 0, locale),
          })}
        </span>
      </p>
    );
  });
}
