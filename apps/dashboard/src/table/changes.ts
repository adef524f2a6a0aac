import type { AllegraView, Cell } from '@red-disc/allegra';
import { areaOf, gridIndex, seatOfCell } from './area';

/** The places that show something else than before, so that they can be marked for a moment. */
export function changedCells(before: AllegraView | undefined, after: AllegraView): ReadonlySet<Cell> {
  const changed = new Set<Cell>();
  if (!before?.round || !after.round || before.round.number !== after.round.number) return changed;
  for (let seat = 1; seat <= after.seats; seat++) {
    for (const cell of areaOf(seat, after.seats)) {
      const index = gridIndex(cell);
      const owner = seatOfCell(cell) - 1;
      if (before.round.grids[owner]?.[index] !== after.round.grids[owner]?.[index]) changed.add(cell);
    }
  }
  return changed;
}
