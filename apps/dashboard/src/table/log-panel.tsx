'use client';

import { SeatMarker } from '@/ui/seat-marker';
import { entriesOfRound, type LogEntry } from './log';
import { useTableState } from './use-table';
import { entryWords, seatOfEntry } from './words';

/** Longer logs belong to the replay. */
const mostShown = 200;

/** What happened, newest at the bottom and always in view. */
export function LogPanel() {
  const { props, words, model } = useTableState();
  const { t } = words;
  const entries = entriesOfRound(props.log, mostShown);
  const turn = props.view.round?.turn;
  return (
    <section className="rail-panel rail-log">
      <div className="rail-head">
        <h2>{t('log.title')}</h2>
        {turn !== undefined && turn > 0 && <span>{t('log.turn', { turn })}</span>}
      </div>
      {entries.length === 0 && <p className="mt-2 text-md text-ink-2">{t('log.empty')}</p>}
      <div className="log-box" role="group" tabIndex={0} aria-label={t('log.title')}>
        <ol className="log">
          {entries.map((entry, index) => {
            const seat = model.seats.find((candidate) => candidate.seat === seatOfEntry(entry));
            return (
              <li
                key={entry.id}
                data-new={index === entries.length - 1 || undefined}
                data-turn={opensTurn(entry) || undefined}
              >
                {seat ? <SeatMarker look={seat.look} name={seat.name} size={22} /> : <i aria-hidden="true" />}
                <span>{entryWords(words, entry)}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function opensTurn(entry: LogEntry): boolean {
  return 'event' in entry && entry.event.type === 'turnOpened';
}
