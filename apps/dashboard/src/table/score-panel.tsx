'use client';

import { printValue } from '@/cards/values';
import { SeatMarker } from '@/ui/seat-marker';
import { Figure, Table, TableBody, TableHead } from '@/ui/table';
import { scoreLines } from './score-lines';
import { useTableState } from './use-table';
import { nameOf } from './words';

/** The running score: finished rounds, what lies open now, totals. The lowest stands first. */
export function ScorePanel() {
  const { props, words, model } = useTableState();
  const { t } = words;
  const { view } = props;
  const lines = scoreLines(view);
  const number = view.round?.number ?? 1;
  const isPlaying = view.round !== null && view.round.phase !== 'over';
  const { rounds, pointLimit } = view.rules;
  return (
    <section className="rail-panel">
      <div className="rail-head">
        <h2>{t('score.title')}</h2>
        <span>
          {rounds === null
            ? t('score.limit', { number, limit: pointLimit ?? 0 })
            : t('score.of', { number, rounds })}
        </span>
      </div>
      <Table className="mt-2 text-md">
        <TableHead className="[&_th]:text-right">
          <tr>
            <th className="sr-only">{t('score.player')}</th>
            {view.scores.map((_, index) => (
              <th key={index}>{t('score.short', { number: index + 1 })}</th>
            ))}
            {isPlaying && <th>{t('score.open')}</th>}
            <th>{t('score.total')}</th>
          </tr>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const seat = model.seats[line.seat - 1]!;
            return (
              <tr key={line.seat}>
                <th className="py-1 text-left font-[550]">
                  <span className="flex items-center gap-2">
                    <SeatMarker look={seat.look} name={seat.name} size={26} />
                    <span className={seat.isYou ? 'font-bold' : undefined}>{nameOf(words, seat.seat)}</span>
                  </span>
                </th>
                {line.rounds.map((round, index) => (
                  <Figure key={index}>{printValue(round.points)}</Figure>
                ))}
                {isPlaying && <Figure>{printValue(seat.openSum)}</Figure>}
                <Figure className="num text-[1.25rem]">{printValue(line.total)}</Figure>
              </tr>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}
