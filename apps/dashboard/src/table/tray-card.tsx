'use client';

import { CardButton, type CardMark } from './card-button';
import type { Place } from './model';
import { targetsOf } from './targets';
import { useTableState } from './use-table';
import { lineName, placeLabel } from './words';

/** One of the fifteen. If all may be picked the outline says so; only when some may not do rings and hatching appear. */
export function TrayCard({ place, tabIndex }: { readonly place: Place; readonly tabIndex: number }) {
  const { model, choices, words, picked, lines, changed, lit, tap, light } = useTableState();
  const targets = targetsOf(choices, model.own);
  const isTarget = targets.cells.has(place.cell);
  const isPicked = picked?.type === 'cell' && picked.cell === place.cell;
  const label = placeLabel(words, place);
  const made = isPicked ? lines[0]?.[0].face : undefined;
  return (
    <div role="gridcell" className="tray-cell" style={{ gridArea: `${place.row} / ${place.column}` }}>
      <CardButton
        face={place.face}
        size="large"
        label={typeof made === 'number' ? words.t('place.clears', { label, line: lineName(made) }) : label}
        mark={markOf(isPicked, isTarget, targets.areSome && place.face !== 'gap')}
        isTarget={isTarget}
        changed={changed.get(place.cell)}
        isLit={lit === place.cell && place.sharedWith !== undefined}
        tabIndex={tabIndex}
        anchor={`own-${place.cell}`}
        onTap={() => {
          tap(place, true);
        }}
        onLight={(isLit) => {
          light(isLit ? place.cell : undefined);
        }}
      />
    </div>
  );
}

function markOf(isPicked: boolean, isTarget: boolean, areSome: boolean): CardMark {
  if (isPicked) return 'picked';
  if (!areSome) return 'none';
  return isTarget ? 'ring' : 'hatched';
}
