'use client';

import { LineFrame } from './line-frame';
import { TrayCard } from './tray-card';
import { TrayLabels } from './tray-labels';
import { areaColumns, areaRows } from './area';
import { useRovingGrid } from './use-roving-grid';
import { useTableState } from './use-table';
import { seatClass } from '@/ui/seat-marker';

/** The fifteen cards as one picture: one outline, the borrowed column attached at the left. */
export function Tray() {
  const { model, lines } = useTableState();
  const { own } = model;
  const roving = useRovingGrid();
  const borrowedFrom = model.seats.find(({ seat }) => seat === own.area[0]?.sharedWith);
  const lentTo = model.seats.find(({ seat }) => seat === own.area[areaColumns - 1]?.sharedWith);
  return (
    <section className="tray" aria-labelledby="tray-title" data-acting={own.isAwaited || undefined}>
      <TrayLabels owner={own} borrowedFrom={borrowedFrom} lentTo={lentTo} />
      <div className="tray-cards" role="grid" aria-labelledby="tray-title" onKeyDown={roving.onKeyDown}>
        <i
          aria-hidden="true"
          className={`tray-column tray-borrowed ${borrowedFrom ? seatClass(borrowedFrom.look) : ''}`}
        />
        <i aria-hidden="true" className={`tray-column tray-lent ${lentTo ? seatClass(lentTo.look) : ''}`} />
        {Array.from({ length: areaRows }, (_, row) => (
          <div key={row} role="row" className="contents">
            {own.area
              .filter((place) => place.row === row + 1)
              .map((place) => (
                <TrayCard key={place.cell} place={place} tabIndex={roving.tabIndexOf(place)} />
              ))}
          </div>
        ))}
        {lines.map((line) => (
          <LineFrame key={line.map(({ cell }) => cell).join()} line={line} />
        ))}
      </div>
    </section>
  );
}
