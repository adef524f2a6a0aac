import { assertNever } from '@red-disc/kernel';
import {
  argumentOf,
  doneCode,
  drawCode,
  keepCode,
  kindOf,
  kinds,
  knockCode,
  makeCode,
  passCode,
  takeCode,
  throwCode,
} from '../round/codes.js';
import { gridCells } from '../round/layout.js';
import { lineCellsOf, lineCount } from '../round/line-table.js';
import { cellNumber, makeCell, type Cell } from './cell.js';
import { type Move } from './move.js';

/** What no table of this size can mean: a place that does not exist, or three that never are a line of the area. */
export const noCode = -1;

/** The integer the engine plays, for a move of this seat (from 0) at a table of so many seats. */
export function encodeMove(move: Move, seat: number, seats: number): number {
  switch (move.type) {
    case 'reveal':
      return encodeCell(kinds.reveal, move.cell, seats);
    case 'draw':
      return drawCode;
    case 'take':
      return takeCode;
    case 'knock':
      return knockCode;
    case 'pass':
      return passCode;
    case 'give':
      return move.seat <= seats ? makeCode(kinds.give, move.seat - 1) : noCode;
    case 'keep':
      return keepCode;
    case 'exchange':
      return encodeCell(kinds.exchange, move.cell, seats);
    case 'throw':
      return throwCode;
    case 'pick':
      return encodeCell(kinds.pick, move.cell, seats);
    case 'clear':
      return encodeClear(move.cells, seat, seats);
    case 'done':
      return doneCode;
    default:
      return assertNever(move);
  }
}

function encodeCell(kind: number, cell: Cell, seats: number): number {
  const number = cellNumber(cell);
  return number < seats * gridCells ? makeCode(kind, number) : noCode;
}

function encodeClear(cells: readonly [Cell, Cell, Cell], seat: number, seats: number): number {
  const table = lineCellsOf(seats);
  const [a, b, c] = [cellNumber(cells[0]), cellNumber(cells[1]), cellNumber(cells[2])];
  for (let line = 0; line < lineCount; line += 1) {
    const at = (seat * lineCount + line) * 3;
    if (table[at] === a && table[at + 1] === b && table[at + 2] === c) return makeCode(kinds.clear, line);
  }
  return noCode;
}

/** The cells of a line of the seat's area, in the order in which a record names them. */
export function cellsOfLine(line: number, seat: number, seats: number): [Cell, Cell, Cell] {
  const table = lineCellsOf(seats);
  const at = (seat * lineCount + line) * 3;
  return [makeCell(table[at]!), makeCell(table[at + 1]!), makeCell(table[at + 2]!)];
}

export function decodeMove(code: number, seat: number, seats: number): Move {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case kinds.reveal:
      return { type: 'reveal', cell: makeCell(argument) };
    case kinds.draw:
      return { type: 'draw' };
    case kinds.take:
      return { type: 'take' };
    case kinds.knock:
      return { type: 'knock' };
    case kinds.pass:
      return { type: 'pass' };
    case kinds.give:
      return { type: 'give', seat: argument + 1 };
    case kinds.keep:
      return { type: 'keep' };
    case kinds.exchange:
      return { type: 'exchange', cell: makeCell(argument) };
    case kinds.throw:
      return { type: 'throw' };
    case kinds.pick:
      return { type: 'pick', cell: makeCell(argument) };
    case kinds.clear:
      return { type: 'clear', cells: cellsOfLine(argument, seat, seats) };
    default:
      return { type: 'done' };
  }
}
