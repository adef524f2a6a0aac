import { gridCells, maxSeats, ownColumns } from '../round/layout.js';

type SeatDigit = 1 | 2 | 3 | 4 | 5 | 6;
type Column = 'a' | 'b' | 'c' | 'd';
type Row = 1 | 2 | 3;

/** A place on the table as records and people write it: seat, column from that player's left, row from the top. */
export type Cell = `${SeatDigit}${Column}${Row}`;

const columns: readonly Column[] = ['a', 'b', 'c', 'd'];

const cells = Array.from({ length: maxSeats * gridCells }, (_, i) => {
  const seat = (Math.floor(i / gridCells) + 1) as SeatDigit;
  const row = (Math.floor((i % gridCells) / ownColumns) + 1) as Row;
  return `${seat}${columns[i % ownColumns]!}${row}` as const;
});

const numbers: ReadonlyMap<string, number> = new Map(cells.map((cell, i) => [cell, i]));

/** The cell of a number inside the engine, and back. */
export function makeCell(number: number): Cell {
  return cells[number]!;
}

export function cellNumber(cell: Cell): number {
  return numbers.get(cell)!;
}

export function isCell(text: string): text is Cell {
  return numbers.has(text);
}
