'use client';

import type { SheetCheckBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { showHalfPoints } from '../core/points';
import { useWarningWords } from './warning-words';

export interface SheetReviewProps {
  readonly names: readonly string[];
  readonly checked: Pick<SheetCheckBody, 'sheet' | 'totals' | 'places' | 'warnings'>;
  /** Nobody is asked about it any more. */
  readonly isSettled?: boolean;
}

/** The whole sheet as it will be sent: each round, the totals, the places, and what looks odd. */
export function SheetReview({ names, checked, isSettled = false }: SheetReviewProps) {
  const { sheet, totals, places, warnings } = checked;
  const t = useTranslations('tournamentResult');
  const locale = useLocale();
  const warn = useWarningWords(names);
  return (
    <div className="grid gap-4">
      <div className="relative overflow-x-auto rounded-3 bg-surface p-4 shadow-1">
        <table className="w-full text-left">
          <caption className="pb-2 text-left font-display text-xl font-bold">
            {t(isSettled ? 'settled' : 'review')}
          </caption>
          <thead className="text-xs text-ink-2">
            <tr>
              <th scope="col">{t('player')}</th>
              {sheet.rounds.map((_, index) => (
                <th key={index} scope="col" className="pl-2 text-right">
                  {t('roundShort', { round: index + 1 })}
                </th>
              ))}
              <th scope="col" className="pl-3 text-right">
                {t('total')}
              </th>
              <th scope="col" className="pl-3 text-right">
                {t('place')}
              </th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, seat) => (
              <tr key={seat} className="border-t border-line">
                <th scope="row" className="py-2 pr-2 font-[550]">
                  {name}
                </th>
                {sheet.rounds.map(({ scores, endedBy }, index) => (
                  <td key={index} className="py-2 pl-2 text-right tabular-nums">
                    <span className={cx(endedBy === seat + 1 && 'border-b-2 border-current font-bold')}>
                      {showHalfPoints(scores[seat] ?? 0, locale)}
                    </span>
                    {endedBy === seat + 1 && <span className="sr-only"> {t('endedIt')}</span>}
                  </td>
                ))}
                <td className="num py-2 pl-3 text-right text-lg">
                  {showHalfPoints(totals[seat] ?? 0, locale)}
                </td>
                <td className="num py-2 pl-3 text-right text-lg">{places[seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {sheet.rounds.some(({ endedBy }) => endedBy !== null) && (
          <p className="mt-2 text-sm text-ink-2">{t('endedKey')}</p>
        )}
      </div>
      {warnings.length > 0 && (
        <ul className="grid gap-2 rounded-3 bg-warn-wash p-4">
          {warnings.map((warning, index) => (
            <li key={index} className="flex items-start gap-2">
              <Icon name="alarm" className="mt-0.5 text-warn" />
              {warn(warning)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
