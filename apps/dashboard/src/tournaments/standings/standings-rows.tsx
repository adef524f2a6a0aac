'use client';

import type { TournamentStandingsBody } from '@red-disc/contracts';
import { domMax, LazyMotion, MotionConfig } from 'motion/react';
import * as m from 'motion/react-m';
import { useLocale, useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';
import { showMargin, showPoints } from '../core/points';
import { movementOf } from './movement';

type Lines = TournamentStandingsBody['lines'];

export interface StandingsRowsProps {
  readonly lines: Lines;
  readonly before: Lines;
  /** The last entrant above the cut, if the stage has one. */
  readonly lastIn?: string | undefined;
  readonly own: string | null;
  readonly isBrief: boolean;
}

/** Lines that glide to their new places. Numbers change first; whoever wants no motion sees them change only. */
export function StandingsRows({ lines, before, lastIn, own, isBrief }: StandingsRowsProps) {
  const t = useTranslations('tournamentStandings');
  const locale = useLocale();
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.35, ease: [0.2, 0.8, 0.2, 1] }}>
        <tbody>
          {lines.map((line) => {
            const moved = movementOf(before, line);
            const by = line.decidedBy && line.decidedBy !== 'TP' ? t(`by.${line.decidedBy}`) : undefined;
            return (
              <m.tr
                key={line.entrant}
                layout="position"
                className={cx(
                  'border-t border-line',
                  line.entrant === lastIn && 'border-b-4 border-b-ink',
                  line.entrant === own && 'bg-surface-3',
                )}
              >
                <td className="num py-2 pr-2 text-lg">
                  {line.rank}
                  {line.shared && <span className="sr-only"> {t('shared')}</span>}
                </td>
                <th scope="row" className="min-w-24 py-2 pr-2 text-left font-[550] wrap-anywhere">
                  {line.name}
                  {!isBrief &&
                    line.marks.map((mark) => (
                      <span key={mark} className="ml-2 text-sm font-[450] text-ink-2">
                        {t(`mark.${mark}`)}
                      </span>
                    ))}
                  {!isBrief && by && (
                    <span className="block text-sm font-[450] text-ink-2 md:hidden">
                      {t('decidedBy', { by })}
                    </span>
                  )}
                </th>
                <td className="py-2 text-right text-sm whitespace-nowrap text-ink-2">
                  {moved !== 0 && (
                    <>
                      <span aria-hidden="true">
                        {moved > 0 ? '▲' : '▼'} {Math.abs(moved)}
                      </span>
                      <span className="sr-only">
                        {t(moved > 0 ? 'up' : 'down', { places: Math.abs(moved) })}
                      </span>
                    </>
                  )}
                </td>
                <td className="num py-2 pl-3 text-right text-lg">{showPoints(line.tp, locale)}</td>
                <td className="py-2 pl-3 text-right tabular-nums">
                  {showMargin(line.values.MARGIN, locale)}
                </td>
                {!isBrief && (
                  <>
                    <td className="hidden py-2 pl-3 text-right tabular-nums sm:table-cell">
                      {showPoints(line.values.WINS, locale)}
                    </td>
                    <td className="hidden py-2 pl-3 text-right tabular-nums md:table-cell">
                      {line.values.OAS === null ? '–' : showPoints(line.values.OAS, locale)}
                    </td>
                    <td className="hidden py-2 pl-3 text-right tabular-nums sm:table-cell">{line.games}</td>
                    <td className="hidden py-2 pl-4 text-sm text-ink-2 md:table-cell">
                      {by ?? (line.shared && t('level'))}
                    </td>
                  </>
                )}
              </m.tr>
            );
          })}
        </tbody>
      </MotionConfig>
    </LazyMotion>
  );
}
