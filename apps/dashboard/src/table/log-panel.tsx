'use client';

import { useEffect, useRef } from 'react';
import { SeatMarker } from '@/ui/seat-marker';
import { useTableState } from './use-table';
import { eventWords, seatOfEvent } from './words';

/** Longer logs belong to the replay. */
const shown = 40;

/** What happened, newest at the bottom and always in view. */
export function LogPanel() {
  const { props, words, model } = useTableState();
  const { t } = words;
  const entries = props.log.slice(-shown);
  const turn = props.view.round?.turn;
  const list = useRef<HTMLOListElement>(null);
  const newest = entries.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <section className="rail-panel rail-log">
      <div className="rail-head">
        <h2>{t('log.title')}</h2>
        {turn !== undefined && turn > 0 && <span>{t('log.turn', { turn })}</span>}
      </div>
      {entries.length === 0 && <p className="mt-2 text-md text-ink-2">{t('log.empty')}</p>}
      <ol ref={list} className="log" tabIndex={0} aria-label={t('log.title')}>
        {entries.map(({ id, event }, index) => {
          const seat = model.seats.find((candidate) => candidate.seat === seatOfEvent(event));
          return (
            <li
              key={id}
              data-new={index === entries.length - 1 || undefined}
              data-turn={event.type === 'turnOpened' || undefined}
            >
              {seat ? <SeatMarker look={seat.look} name={seat.name} size={22} /> : <i aria-hidden="true" />}
              <span>{eventWords(words, event)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
