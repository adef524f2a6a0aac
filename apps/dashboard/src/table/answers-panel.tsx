'use client';

import { SeatMarker } from '@/ui/seat-marker';
import { knockAnswers } from './knock-answers';
import { useTableState } from './use-table';
import { nameOf } from './words';

/** Who has knocked, who passed, who is still thinking. */
export function AnswersPanel() {
  const { props, words, model } = useTableState();
  const { t } = words;
  const answers = knockAnswers(props.view);
  if (!answers || answers.size === 0) return null;
  return (
    <section className="side side-answers">
      <h2>{t(props.view.round?.phase === 'knock' ? 'answers.open' : 'answers.closed')}</h2>
      <ul className="answers">
        {model.seats.map((seat) => {
          const answer = answers.get(seat.seat);
          return (
            answer && (
              <li key={seat.seat}>
                <SeatMarker look={seat.look} name={seat.name} size={28} />
                <span>{nameOf(words, seat.seat)}</span>
                <small>{t(`answers.${answer}`)}</small>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
