'use client';

import { printValue } from '@/cards/values';
import { Link } from '@/i18n/navigation';
import { Badge } from '@/ui/badge';
import { SeatMarker } from '@/ui/seat-marker';
import { Figure, Table, TableBody, TableHead } from '@/ui/table';
import { scoreLines, type Arithmetic } from './score-lines';
import { useTableState } from './use-table';
import { nameOf } from './words';

/** The end of a round with its arithmetic: the sum, the bonus, what was doubled or halved, the total. */
export function ScoreSheet() {
  const { props, words, model } = useTableState();
  const { t } = words;
  const { round } = props.view;
  if (round?.phase !== 'over' || !round.hands) return null;
  return (
    <section className="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title" className="text-lg">
        {t('score.sheet', { number: round.number })}
      </h2>
      <Table className="mt-1 text-md [&_:is(td,th)+:is(td,th)]:pl-3">
        <TableHead className="[&_th]:text-right">
          <tr>
            <th className="sr-only">{t('score.player')}</th>
            <th>{t('score.sum')}</th>
            <th>{t('score.points')}</th>
            <th>{t('score.total')}</th>
          </tr>
        </TableHead>
        <TableBody>
          {scoreLines(props.view).map((line) => {
            const seat = model.seats[line.seat - 1]!;
            return (
              <tr key={line.seat}>
                <th className="py-1 text-left font-[550]">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <SeatMarker look={seat.look} name={seat.name} size={26} />
                    {nameOf(words, seat.seat)}
                    {seat.hasEnded && <Badge icon="flag">{t('score.ended')}</Badge>}
                    {line.isWinner && (
                      <Badge tone="ok" icon="trophy">
                        {t('score.winner')}
                      </Badge>
                    )}
                  </span>
                </th>
                <Figure>{line.arithmetic && <Sum arithmetic={line.arithmetic} />}</Figure>
                <Figure className="num text-lg">
                  {line.arithmetic && printValue(line.arithmetic.score)}
                </Figure>
                <Figure className="num text-[1.25rem]">{printValue(line.total)}</Figure>
              </tr>
            );
          })}
        </TableBody>
      </Table>
      <Penalty />
    </section>
  );
}

/** Why somebody's points were doubled or halved, in words: it surprises everybody once. */
function Penalty() {
  const { props, words } = useTableState();
  const { t } = words;
  const line = scoreLines(props.view).find(({ arithmetic }) => (arithmetic?.penalty ?? 'none') !== 'none');
  if (!line?.arithmetic) return null;
  return (
    <p className="sheet-why">
      {t('score.why', {
        you: line.seat === props.view.viewer ? 'yes' : 'no',
        name: nameOf(words, line.seat),
        penalty: line.arithmetic.penalty,
      })}{' '}
      <Link href="/rules#end/penalty" target="_blank" className="link">
        {t('reason.readRule')}
      </Link>
    </p>
  );
}

/** "12 × 2" or "3 − 10": what happened to the sum of the cards, and why. */
function Sum({ arithmetic }: { readonly arithmetic: Arithmetic }) {
  const { t } = useTableState().words;
  const { sum, bonus, penalty } = arithmetic;
  const reasons = [bonus !== 0 && t('score.bonus'), penalty !== 'none' && t(`score.${penalty}`)].filter(
    Boolean,
  );
  return (
    <span className="inline-grid justify-items-end leading-tight">
      <span className="whitespace-nowrap">
        {printValue(sum)}
        {bonus !== 0 && <b> {bonus < 0 ? `− ${-bonus}` : `+ ${bonus}`}</b>}
        {penalty === 'doubled' && <b> {t('score.times2')}</b>}
        {penalty === 'halved' && <b> {t('score.half')}</b>}
      </span>
      {reasons.length > 0 && <small className="text-xs text-ink-2">{reasons.join(', ')}</small>}
    </span>
  );
}
