import { assertNever, failure, success, type Result } from '@red-disc/kernel';
import { type Seat } from '@red-disc/game';
import { isCell, type Cell } from './cell.js';

/** What a seat asks for. Untrusted until `play` has accepted it. */
export type Move =
  | { readonly type: 'reveal'; readonly cell: Cell }
  | { readonly type: 'draw' }
  | { readonly type: 'take' }
  | { readonly type: 'knock' }
  | { readonly type: 'pass' }
  | { readonly type: 'give'; readonly seat: Seat }
  | { readonly type: 'keep' }
  | { readonly type: 'exchange'; readonly cell: Cell }
  | { readonly type: 'throw' }
  | { readonly type: 'pick'; readonly cell: Cell }
  | { readonly type: 'clear'; readonly cells: readonly [Cell, Cell, Cell] }
  | { readonly type: 'done' };

export type BadMove = { readonly code: 'BAD_MOVE' };

const badMove = failure<BadMove>({ code: 'BAD_MOVE' });

/** The moves that say everything with one character. */
const bareMoves = new Map<string, Move>([
  ['D', { type: 'draw' }],
  ['P', { type: 'take' }],
  ['K', { type: 'knock' }],
  ['N', { type: 'pass' }],
  ['H', { type: 'keep' }],
  ['T', { type: 'throw' }],
  ['.', { type: 'done' }],
]);

/** Reads the record's text of a move. Whether it is legal is for `play` to say. */
export function parseMove(text: string): Result<Move, BadMove> {
  const bare = bareMoves.get(text);
  if (bare) return success(bare);
  const rest = text.slice(1);
  switch (text.charAt(0)) {
    case 'R':
      return isCell(rest) ? success({ type: 'reveal', cell: rest }) : badMove;
    case 'X':
      return isCell(rest) ? success({ type: 'exchange', cell: rest }) : badMove;
    case 'S':
      return isCell(rest) ? success({ type: 'pick', cell: rest }) : badMove;
    case 'G':
      return /^[1-6]$/.test(rest) ? success({ type: 'give', seat: Number(rest) }) : badMove;
    case 'C':
      return parseClear(rest);
    default:
      return badMove;
  }
}

function parseClear(cells: string): Result<Move, BadMove> {
  if (cells.length !== 11) return badMove;
  const [a, b, c, more] = cells.split(',');
  if (a === undefined || b === undefined || c === undefined || more !== undefined) return badMove;
  return isCell(a) && isCell(b) && isCell(c) ? success({ type: 'clear', cells: [a, b, c] }) : badMove;
}

export function makeMove(move: Move): string {
  switch (move.type) {
    case 'reveal':
      return `R${move.cell}`;
    case 'draw':
      return 'D';
    case 'take':
      return 'P';
    case 'knock':
      return 'K';
    case 'pass':
      return 'N';
    case 'give':
      return `G${move.seat}`;
    case 'keep':
      return 'H';
    case 'exchange':
      return `X${move.cell}`;
    case 'throw':
      return 'T';
    case 'pick':
      return `S${move.cell}`;
    case 'clear':
      return `C${move.cells.join(',')}`;
    case 'done':
      return '.';
    default:
      return assertNever(move);
  }
}
