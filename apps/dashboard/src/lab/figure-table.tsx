'use client';

import type { Summary } from '@red-disc/allegra';
import { useFormatter, useTranslations } from 'next-intl';
import { labFigures, placeOnLine, type LabFigure } from './figures';

export interface FigureTableProps {
  readonly a: Summary;
  readonly b: Summary | undefined;
}

/** Each figure of both rule sets on one line, from nothing at the left. */
export function FigureTable({ a, b }: FigureTableProps) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const write = (kind: LabFigure['kind'], figure: number) =>
    format.number(figure, kind === 'share' ? { style: 'percent' } : { maximumFractionDigits: 1 });
  return (
    <table className="w-full border-collapse text-left">
      <caption className="text-left font-display text-lg font-bold">{t('gameByGame')}</caption>
      <thead className="text-sm text-ink-2">
        <tr>
          <th scope="col" className="font-[450]">
            <span className="sr-only">{t('figure')}</span>
          </th>
          <th scope="col" className="w-16 text-right font-[650]">
            A
          </th>
          <td aria-hidden="true" className="hidden sm:table-cell" />
          {b && (
            <th scope="col" className="w-16 text-right font-[650] text-variant">
              B
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {labFigures.map(({ key, kind, of }) => {
          const [first, second] = [of(a), b && of(b)];
          return (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 font-[550] sm:w-60">
                {t(`figures.${key}`)}
              </th>
              <td className="text-right font-[650] tabular-nums">{write(kind, first)}</td>
              <td aria-hidden="true" className="hidden px-5 sm:table-cell">
                <Plot kind={kind} a={first} b={second} />
              </td>
              {second !== undefined && (
                <td className="text-right font-bold text-variant tabular-nums">{write(kind, second)}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface PlotProps {
  readonly kind: LabFigure['kind'];
  readonly a: number;
  readonly b: number | undefined;
}

function Plot({ kind, a, b }: PlotProps) {
  const percent = (figure: number, other: number | undefined) =>
    placeOnLine(kind, figure, other === undefined ? [] : [other]) * 100;
  const first = percent(a, b);
  const second = b === undefined ? undefined : percent(b, a);
  return (
    <div className="range-plot">
      {second !== undefined && (
        <span
          className="span"
          style={{ left: `${Math.min(first, second)}%`, width: `${Math.abs(first - second)}%` }}
        />
      )}
      <i className="key-a" style={{ left: `${first}%` }} />
      {second !== undefined && <i className="key-b" style={{ left: `${second}%` }} />}
    </div>
  );
}
