/** Inside the engine a move is one integer: its kind, and what it is about (a cell, a seat or a line). */
export const argumentBits = 7;
const argumentMask = (1 << argumentBits) - 1;

export const kinds = {
  reveal: 0,
  draw: 1,
  take: 2,
  knock: 3,
  pass: 4,
  give: 5,
  keep: 6,
  exchange: 7,
  throw: 8,
  pick: 9,
  clear: 10,
  done: 11,
} as const;

export function makeCode(kind: number, argument: number): number {
  return (kind << argumentBits) | argument;
}

export function kindOf(code: number): number {
  return code >> argumentBits;
}

export function argumentOf(code: number): number {
  return code & argumentMask;
}

export const drawCode = makeCode(kinds.draw, 0);
export const takeCode = makeCode(kinds.take, 0);
export const knockCode = makeCode(kinds.knock, 0);
export const passCode = makeCode(kinds.pass, 0);
export const keepCode = makeCode(kinds.keep, 0);
export const throwCode = makeCode(kinds.throw, 0);
export const doneCode = makeCode(kinds.done, 0);

/** No position has more legal moves: fourteen lines and two ways to draw, or fifteen exchanges and a throw. */
export const maxLegalCodes = 16;
