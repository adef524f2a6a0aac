import { areaCells, areaColumns, areasOf } from '../round/layout.js';
import { type Round } from '../round/round.js';
import { cardOffset, faceDown } from '../round/state.js';
import { unknownCard } from './sight.js';
import { cardOfSlot, pairBase, slotKinds, windowSlots } from './windows.js';

/** The fifteen cards of a seat, place by place, row by row; 0 where there is none. */
export type Area = Int8Array;

export function newArea(): Area {
  return new Int8Array(areaCells);
}

/** Reads what everybody sees of a seat's cards. */
export function readArea({ state, seats }: Round, seat: number, area: Area): void {
  const areas = areasOf(seats);
  const start = seat * areaCells;
  for (let place = 0; place < areaCells; place += 1) {
    const card = state[areas[start + place]!]!;
    area[place] = card < faceDown ? card : unknownCard;
  }
}

export function isSharedPlace(place: number): boolean {
  const column = place % areaColumns;
  return column === 0 || column === areaColumns - 1;
}

/** What the card counts; a hidden one the mean of what it can be. */
export function valueOf(card: number, mean: number): number {
  return card === unknownCard ? mean : card - cardOffset;
}

export function sumOf(area: Area, mean: number): number {
  let sum = 0;
  for (const card of area) if (card !== 0) sum += valueOf(card, mean);
  return sum;
}

export function highestIn(area: Area, mean: number): number {
  let highest = -Infinity;
  for (const card of area) if (card !== 0) highest = Math.max(highest, valueOf(card, mean));
  return highest;
}

/** No area has more: three in each full row, and five columns. */
export const maxWindows = 14;

/** Writes every three neighbours of the area to the start of `windows` and returns their number. */
export function writeWindows(area: Area, windows: Uint16Array): number {
  let count = 0;
  for (let row = 0; row < areaCells; row += areaColumns) {
    let beforeLast = 0;
    let last = 0;
    for (let place = row; place < row + areaColumns; place += 1) {
      const card = area[place]!;
      if (card === 0) continue;
      if (beforeLast !== 0) windows[count++] = pairBase(beforeLast, last) + card;
      beforeLast = last;
      last = card;
    }
  }
  for (let column = 0; column < areaColumns; column += 1) {
    const bottom = area[column + 2 * areaColumns]!;
    if (bottom !== 0) windows[count++] = pairBase(area[column]!, area[column + areaColumns]!) + bottom;
  }
  return count;
}

const windows = new Uint16Array(maxWindows);

/** The cards that would complete a line somewhere in the area, as bits. */
export function lineMakers(area: Area): number {
  const count = writeWindows(area, windows);
  let cards = 0;
  for (let i = 0; i < count; i += 1) {
    const slot = windowSlots[windows[i]!]!;
    if (slot !== 0 && slot < slotKinds.line) cards |= 1 << cardOfSlot(slot);
  }
  return cards;
}

export function makesLine(area: Area, card: number): boolean {
  return ((lineMakers(area) >> card) & 1) === 1;
}
