'use client';

import { isCell, type Cell } from '@red-disc/allegra';
import { Icon } from '@/ui/icon';
import { cx } from '@/ui/cx';
import { seatClass, SeatMarker } from '@/ui/seat-marker';
import { printValue } from '@/cards/values';
import { knockAnswers } from './knock-answers';
import { MiniGrid } from './mini-grid';
import type { SeatModel } from './model';
import { useTableState } from './use-table';
import type { Words } from './words';

/** Another player: who, what is open, what is hidden. Their twelve open to fifteen when it matters. */
export function Opponent({ seat }: { readonly seat: SeatModel }) {
  const { words, opened, open, choices, props, lookAt, light } = useTableState();
  const { t } = words;
  const isSpectator = props.view.viewer === 'spectator';
  const isOpen = !isSpectator && opened === seat.seat;
  const mustPick = isOpen && choices.pick.size > 0;
  const answer = knockAnswers(props.view)?.get(seat.seat);
  return (
    <li
      className={cx('opponent', seatClass(seat.look))}
      data-position={seat.position}
      data-open={isOpen || undefined}
      data-active={seat.isActive || undefined}
      data-knocked={props.view.round?.knocked.includes(seat.seat) || undefined}
      onPointerMove={(event) => {
        light(sharedCellAt(event.clientX, event.clientY));
      }}
      onPointerLeave={() => {
        light(undefined);
      }}
    >
      <div className="opponent-who">
        <span className={cx('opponent-marker', seat.isAwaited && 'pulse-ring')}>
          <SeatMarker look={seat.look} name={seat.name} size={34} />
          {answer && answer !== 'thinking' && (
            <i className="answer-mark" data-answer={answer} aria-hidden="true" />
          )}
        </span>
        <span className="min-w-0">
          <b className="opponent-name">{seat.name}</b>
          <small className="opponent-note">{note(seat, t, isSpectator)}</small>
        </span>
        {!mustPick && (
          <button
            type="button"
            className="opponent-zoom"
            aria-expanded={isSpectator ? undefined : isOpen}
            onClick={() => {
              if (isSpectator) lookAt(seat.seat);
              else open(isOpen ? undefined : seat.seat);
            }}
          >
            <span className="sr-only">
              {isOpen ? t('opponent.close') : t('opponent.open', { name: seat.name })}
            </span>
            {isOpen && <Icon name="close" />}
          </button>
        )}
      </div>
      {props.bubbles?.has(seat.seat) && (
        <div className="bubble-place" aria-hidden="true">
          <p className="bubble">{props.bubbles.get(seat.seat)}</p>
        </div>
      )}
      <MiniGrid seat={seat} isOpen={isOpen} />
      <p className="opponent-sum">
        <span className="sr-only">{t('opponent.sum', { sum: printValue(seat.openSum) })}</span>
        <b aria-hidden="true">{printValue(seat.openSum)}</b>
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <use href="#card-back" />
        </svg>
        <span className="sr-only">{t('opponent.faceDown', { count: seat.faceDown })}</span>
        <span aria-hidden="true">{seat.faceDown}</span>
      </p>
    </li>
  );
}

/** The card under the pointer, if the reader plays it too: both its copies light up. */
function sharedCellAt(x: number, y: number): Cell | undefined {
  const card = document.elementsFromPoint(x, y).find((element) => element.matches('.mini-mine .card'));
  const cell = card instanceof HTMLElement ? card.dataset.anchor : undefined;
  return cell !== undefined && isCell(cell) ? cell : undefined;
}

function note(seat: SeatModel, t: Words['t'], isSpectator: boolean): string {
  if (seat.position === 'own') return '';
  // Whoever looks on sits nowhere: left and right are those of the player in front.
  const where = t(`opponent.${isSpectator ? 'seenFrom' : 'seat'}.${seat.position}`);
  if (seat.isAway) return t('opponent.noteAway', { where });
  if (seat.hasEnded) return t('opponent.noteEnded', { where });
  if (seat.isActive) return t('opponent.noteActive', { where });
  return t('opponent.note', { where, count: seat.faceDown });
}
