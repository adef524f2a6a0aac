'use client';

import { FaceDrawing } from '@/cards/card-face';
import { cx } from '@/ui/cx';
import { Disc } from '@/ui/disc';
import { seatClass } from '@/ui/seat-marker';
import { areaRows } from './area';
import { CardButton } from './card-button';
import type { Place, SeatModel } from './model';
import { targetsOf } from './targets';
import { moveByArrow } from './use-roving-grid';
import { useTableState } from './use-table';
import { placeLabel, type Words } from './words';
import { printValue } from '@/cards/values';

/** Another player's cards: their own twelve, or all fifteen when opened. */
export function MiniGrid({ seat, isOpen }: { readonly seat: SeatModel; readonly isOpen: boolean }) {
  const { words, choices } = useTableState();
  const columns = isOpen ? [1, 2, 3, 4, 5] : [2, 3, 4, 5];
  const canPick = isOpen && choices.pick.size > 0;
  return (
    <div
      className="mini"
      role={canPick ? 'group' : 'img'}
      aria-label={words.t('opponent.cards', {
        name: seat.name,
        cards: canPick ? '' : summary(words, seat, isOpen),
      })}
      onKeyDown={(event) => {
        if (canPick) moveByArrow(event, 'columns');
      }}
    >
      {columns.map((column) => (
        <MiniColumn key={column} seat={seat} column={column} canPick={canPick} />
      ))}
    </div>
  );
}

interface MiniColumnProps {
  readonly seat: SeatModel;
  readonly column: number;
  readonly canPick: boolean;
}

/** A column with a disc above it if two players share it; in the reader's colours if they are one of the two. */
function MiniColumn({ seat, column, canPick }: MiniColumnProps) {
  const { model } = useTableState();
  const places = seat.area.filter((place) => place.column === column);
  const isLent = column === 5;
  const isBorrowed = column === 1;
  const withOwn = places[0]?.sharedWith === model.own.seat;
  return (
    <div
      className={cx(
        'mini-column',
        (isLent || isBorrowed) && 'mini-shared',
        withOwn && 'mini-mine',
        seatClass(seat.look),
      )}
      data-link={isLent && withOwn ? 'lent' : undefined}
    >
      {(isLent || isBorrowed) && <Disc className="mini-disc" />}
      {places.map((place) =>
        canPick ? (
          <PickCard key={place.cell} seat={seat} place={place} />
        ) : (
          <MiniCard key={place.cell} place={place} />
        ),
      )}
    </div>
  );
}

function MiniCard({ place }: { readonly place: Place }) {
  const { changed, lit } = useTableState();
  const serial = changed.get(place.cell);
  return (
    <span
      className="card"
      data-face={typeof place.face === 'number' ? 'up' : place.face}
      data-changed={serial}
      data-turned={serial === undefined ? undefined : ''}
      data-lit={lit === place.cell ? '' : undefined}
      data-anchor={place.cell}
    >
      <FaceDrawing key={serial} face={place.face} size="small" />
    </span>
  );
}

/** A card of the knocker's that the reader may take. */
function PickCard({ seat, place }: { readonly seat: SeatModel; readonly place: Place }) {
  const { words, choices, picked, changed, lit, tap, light } = useTableState();
  const targets = targetsOf(choices, seat);
  const isTarget = targets.cells.has(place.cell);
  const isPicked = picked?.type === 'cell' && picked.cell === place.cell;
  return (
    <CardButton
      face={place.face}
      size="small"
      label={placeLabel(words, place)}
      mark={
        isPicked
          ? 'picked'
          : targets.areSome && place.face !== 'gap'
            ? isTarget
              ? 'ring'
              : 'hatched'
            : 'none'
      }
      isTarget={isTarget}
      changed={changed.get(place.cell)}
      isLit={lit === place.cell}
      anchor={place.cell}
      onTap={() => {
        tap(place, false);
      }}
      onLight={(isLit) => {
        light(isLit ? place.cell : undefined);
      }}
    />
  );
}

/** "row 1: 5, face down, 3, 2; row 2: …" for screen readers. */
function summary(words: Words, seat: SeatModel, isOpen: boolean): string {
  const { t } = words;
  return Array.from({ length: areaRows }, (_, row) => {
    const cards = seat.area
      .filter((place) => place.row === row + 1 && (isOpen || place.column > 1))
      .map(({ face }) => (typeof face === 'number' ? printValue(face) : t(`place.${face}`)));
    return t('opponent.row', { row: row + 1, cards: cards.join(', ') });
  }).join('; ');
}
