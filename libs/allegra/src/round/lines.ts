import { kinds, makeCode } from './codes.js';
import {
  areaCells,
  areaColumns,
  areasOf,
  gridCells,
  leftOf,
  ownColumns,
  rows,
  sharedColumn,
} from './layout.js';
import { lineCellsOf, lineCount, placesBetween, rowLineNumbers } from './line-table.js';
import { type Round } from './round.js';
import { faceDown } from './state.js';

const clearCode = makeCode(kinds.clear, 0);

/** Whether the seat has a line to clear. Asked after every placing and at every turn, so it works on bare cells. */
export function hasLine({ state, seats }: Round, seat: number): boolean {
  const own = seat * gridCells;
  const borrowed = leftOf(seat, seats) * gridCells + sharedColumn;
  for (let row = 0; row < rows; row += 1) {
    let beforeLast = 0;
    let last = state[borrowed + row * ownColumns]!;
    const start = own + row * ownColumns;
    for (let cell = start; cell < start + ownColumns; cell += 1) {
      const card = state[cell]!;
      if (card === 0) continue;
      if (card === last && card === beforeLast && card < faceDown) return true;
      beforeLast = last;
      last = card;
    }
  }
  if (isColumn(state, borrowed)) return true;
  for (let cell = own; cell < own + ownColumns; cell += 1) if (isColumn(state, cell)) return true;
  return false;
}

function isColumn(state: Int8Array, top: number): boolean {
  const card = state[top]!;
  return (
    card !== 0 && card < faceDown && card === state[top + ownColumns] && card === state[top + 2 * ownColumns]
  );
}

/** Whether this line of the seat's area can be cleared now. */
export function isLine({ state, seats }: Round, seat: number, line: number): boolean {
  const cells = lineCellsOf(seats);
  const at = (seat * lineCount + line) * 3;
  const card = state[cells[at]!]!;
  if (card === 0 || card >= faceDown) return false;
  if (card !== state[cells[at + 1]!] || card !== state[cells[at + 2]!]) return false;
  const areas = areasOf(seats);
  for (const place of placesBetween[line]!) if (state[areas[seat * areaCells + place]!] !== 0) return false;
  return true;
}

/** Writes the clearings open to the seat to the start of `codes` and returns their number. */
export function writeLines({ state, seats }: Round, seat: number, codes: Uint16Array): number {
  const areas = areasOf(seats);
  const area = seat * areaCells;
  let count = 0;
  for (let column = 0; column < areaColumns; column += 1) {
    if (isColumn(state, areas[area + column]!)) codes[count++] = clearCode + column;
  }
  for (let row = 0; row < rows; row += 1) {
    let a = -1;
    let b = -1;
    let beforeLast = 0;
    let last = 0;
    for (let column = 0; column < areaColumns; column += 1) {
      const card = state[areas[area + row * areaColumns + column]!]!;
      if (card === 0) continue;
      if (card === last && card === beforeLast && card < faceDown)
        codes[count++] = clearCode + rowLineNumbers[(row * areaColumns + a) * 25 + b * 5 + column]!;
      a = b;
      b = column;
      beforeLast = last;
      last = card;
    }
  }
  return count;
}
