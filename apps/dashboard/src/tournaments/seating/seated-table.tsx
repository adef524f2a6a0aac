'use client';

import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { TournamentTableBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { placeDiscs, placeSeats, type SeatPlace } from './place-seats';

export interface SeatedTableProps {
  readonly table: TournamentTableBody;
  readonly picked: string | undefined;
  readonly own: string | null;
  /** Those who sit beside somebody again. */
  readonly marked: ReadonlySet<string>;
  readonly maySwap: boolean;
  readonly onPress: (entrant: string) => void;
}

/** A table from above: its number, the discs of the shared columns, and its people clockwise. */
export function SeatedTable({ table, picked, own, marked, maySwap, onPress }: SeatedTableProps) {
  const t = useTranslations('tournamentSeating');
  const { no, seats, place } = table;
  const places = placeSeats(seats.length);
  const isPicked = seats.some(({ entrant }) => entrant === picked);
  return (
    <li
      aria-label={t('table', { table: no })}
      className={cx(
        'relative mx-auto aspect-square w-full max-w-64 rounded-4',
        isPicked && 'bg-[color-mix(in_srgb,var(--surface)_55%,transparent)]',
      )}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        <circle cx="50" cy="50" r="30" className="fill-surface stroke-ink" strokeWidth="1.1" />
        {placeDiscs(seats.length).map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="3.6"
            className="fill-disc stroke-disc-edge"
            strokeWidth="0.7"
          />
        ))}
        <text
          x="50"
          y="58"
          textAnchor="middle"
          className="fill-ink font-display text-[24px] font-extrabold tracking-[-0.04em]"
        >
          {no}
        </text>
      </svg>
      {place === 'online' && (
        <span className="absolute top-[60%] left-1/2 -translate-x-1/2">
          <Icon name="screen" />
          <span className="sr-only">{t('online')}</span>
        </span>
      )}
      {seats.map((seat, index) => (
        <SeatPill
          key={seat.entrant}
          id={seat.entrant}
          name={seat.substitute?.name ?? seat.name}
          at={places[index]!}
          seatNumber={index + 1}
          isPicked={seat.entrant === picked}
          isOwn={seat.entrant === own}
          isMarked={marked.has(seat.entrant)}
          maySwap={maySwap}
          label={t('seat', { name: seat.name, table: no, seat: index + 1 })}
          onPress={onPress}
        />
      ))}
    </li>
  );
}

interface SeatPillProps {
  readonly id: string;
  readonly name: string;
  readonly at: SeatPlace;
  readonly seatNumber: number;
  readonly isPicked: boolean;
  readonly isOwn: boolean;
  readonly isMarked: boolean;
  readonly maySwap: boolean;
  readonly label: string;
  readonly onPress: (entrant: string) => void;
}

function SeatPill(props: SeatPillProps) {
  const { id, name, at, seatNumber, isPicked, isOwn, isMarked, maySwap, label, onPress } = props;
  const drag = useDraggable({ id, disabled: !maySwap });
  const drop = useDroppable({ id, disabled: !maySwap });
  const { transform } = drag;
  return (
    <button
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      type="button"
      id={`seat-of-${id}`}
      {...drag.listeners}
      aria-pressed={isPicked}
      aria-label={label}
      onClick={() => {
        onPress(id);
      }}
      style={{
        left: `${at.x}%`,
        top: `${at.y}%`,
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
      }}
      className={cx(
        'absolute inline-flex min-h-8 w-max -translate-1/2 touch-none items-center gap-1.5 rounded-[1.1rem] py-1 pointer-coarse:min-h-11 pointer-coarse:min-w-11 leading-tight font-[650] shadow-2 select-none',
        // Above and below its table a name has the whole width.
        at.x === 50 ? 'max-w-full px-2.5' : 'max-w-[48%] px-2',
        at.x !== 50 && hasLongWord(name) ? 'text-sm' : 'text-base',
        isPicked || isOwn ? 'bg-ink text-on-ink' : 'bg-surface text-ink',
        isMarked && 'ring-[2.5px] ring-warn-fill',
        drop.isOver && !drag.isDragging && 'outline-3 outline-offset-2 outline-ink',
        drag.isDragging && 'z-10 cursor-grabbing',
        maySwap && 'cursor-grab',
      )}
    >
      {seatNumber === 1 && (
        // Drawn by the stylesheet: the label names the seat already.
        <i
          aria-hidden="true"
          className={cx(
            "grid size-[18px] flex-none place-items-center rounded-full text-xs font-bold not-italic before:content-['1']",
            isPicked || isOwn ? 'bg-on-ink text-ink' : 'bg-ink text-on-ink',
          )}
        />
      )}
      <span className="line-clamp-3 text-center text-balance wrap-anywhere">{name}</span>
    </button>
  );
}

/** Beside its table such a word would be torn apart. */
function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 11);
}
