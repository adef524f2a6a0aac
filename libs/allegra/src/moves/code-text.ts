import { maxSeats } from '../round/layout.js';
import { decodeMove } from './encode.js';
import { makeMove } from './move.js';

const codeBits = 11;
const texts = new Map<number, string>();

/** The record's text of a move inside the engine. Asked for whole lists at every move, so each is made once. */
export function makeCodeText(code: number, seat: number, seats: number): string {
  const key = ((seats * maxSeats + seat) << codeBits) | code;
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = makeMove(decodeMove(code, seat, seats))));
  return text;
}
