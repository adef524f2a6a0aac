/**
 * Where things lie. A cell is `seat * 12 + row * 4 + column`, seats from 0: the order in which a grid is dealt.
 * An area has five columns: the borrowed one (0), then the seat's own four.
 */
export const maxSeats = 6;
export const gridCells = 12;
export const areaCells = 15;
export const rows = 3;
export const ownColumns = 4;
export const areaColumns = 5;
export const sharedColumn = 3;

export function leftOf(seat: number, seats: number): number {
  return seat + 1 === seats ? 0 : seat + 1;
}

export function rightOf(seat: number, seats: number): number {
  return seat === 0 ? seats - 1 : seat - 1;
}

export function isShared(cell: number): boolean {
  return (cell & 3) === sharedColumn;
}

export const seatOfCell = Uint8Array.from({ length: maxSeats * gridCells }, (_, cell) =>
  Math.floor(cell / gridCells),
);

/** Whether the cell is one of the seat's fifteen. */
export function isInArea(cell: number, seat: number, seats: number): boolean {
  const owner = seatOfCell[cell]!;
  return owner === seat || (isShared(cell) && rightOf(owner, seats) === seat);
}

/** The fifteen cells of an area, row by row from the top left; a table for each number of seats. */
const areas = Array.from({ length: maxSeats + 1 }, (_, seats) =>
  Uint8Array.from({ length: seats * areaCells }, (_, i) => {
    const seat = Math.floor(i / areaCells);
    const row = Math.floor((i % areaCells) / areaColumns);
    const column = i % areaColumns;
    return column === 0
      ? leftOf(seat, seats) * gridCells + row * ownColumns + sharedColumn
      : seat * gridCells + row * ownColumns + column - 1;
  }),
);

/** All areas of a table: seat s has the cells from `s * areaCells` on. */
export function areasOf(seats: number): Uint8Array {
  return areas[seats]!;
}
