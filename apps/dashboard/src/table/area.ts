import {
  areaCells,
  areasOf,
  cellNumber,
  gridCells,
  leftOf as leftOfIndex,
  makeCell,
  rightOf as rightOfIndex,
  type Cell,
} from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';

export const areaRows = 3;
export const areaColumns = 5;

/** The engine counts seats from 0, people from 1. */
export function leftOf(seat: Seat, seats: number): Seat {
  return leftOfIndex(seat - 1, seats) + 1;
}

export function rightOf(seat: Seat, seats: number): Seat {
  return rightOfIndex(seat - 1, seats) + 1;
}

/** The fifteen places of a seat, row by row: the left neighbour's last column first, then its own four. */
export function areaOf(seat: Seat, seats: number): readonly Cell[] {
  return Array.from(areasOf(seats).subarray((seat - 1) * areaCells, seat * areaCells), makeCell);
}

/** Where a cell lies in its owner's grid of twelve, row by row. */
export function gridIndex(cell: Cell): number {
  return cellNumber(cell) % gridCells;
}

export function seatOfCell(cell: Cell): Seat {
  return Math.floor(cellNumber(cell) / gridCells) + 1;
}
