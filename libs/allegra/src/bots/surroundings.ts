import { areaCells, areaColumns } from '../round/layout.js';
import { type Area } from './area.js';
import { type Prospects } from './prospects.js';
import { pairBase, windowSlots } from './windows.js';

const pairsAPlace = 4;

/** For each place the four pairs with which a card in it makes three neighbours: three in its row, one in its column. */
export class Surroundings {
  readonly #pairs = new Uint16Array(areaCells * pairsAPlace);

  /** Notes under the place what lies around `at` in an area. */
  note(place: number, area: Area, at: number): void {
    const column = at % areaColumns;
    const row = at - column;
    let before = 0;
    let beforeThat = 0;
    for (let i = at - 1; i >= row && beforeThat === 0; i -= 1) {
      if (before === 0) before = area[i]!;
      else beforeThat = area[i]!;
    }
    let after = 0;
    let afterThat = 0;
    for (let i = at + 1; i < row + areaColumns && afterThat === 0; i += 1) {
      if (after === 0) after = area[i]!;
      else afterThat = area[i]!;
    }
    const above = area[row === 0 ? column + areaColumns : column]!;
    const below = area[row === 2 * areaColumns ? column + areaColumns : column + 2 * areaColumns]!;
    const first = place * pairsAPlace;
    this.#pairs[first] = pairBase(beforeThat, before);
    this.#pairs[first + 1] = pairBase(before, after);
    this.#pairs[first + 2] = pairBase(after, afterThat);
    this.#pairs[first + 3] = pairBase(above, below);
  }

  /** What a card in the place is worth, with the lines it makes or leads to. */
  worth(place: number, card: number, { faces, prizes }: Prospects): number {
    const pairs = this.#pairs;
    const first = place * pairsAPlace;
    return (
      faces[card]! -
      prizes[windowSlots[pairs[first]! + card]!]! -
      prizes[windowSlots[pairs[first + 1]! + card]!]! -
      prizes[windowSlots[pairs[first + 2]! + card]!]! -
      prizes[windowSlots[pairs[first + 3]! + card]!]!
    );
  }
}

/** The cards in the row and the column of a place, as bits; more than those that can match, never fewer. */
export function cardsAround(area: Area, place: number): number {
  const column = place % areaColumns;
  const row = place - column;
  let cards =
    (1 << area[column]!) | (1 << area[column + areaColumns]!) | (1 << area[column + 2 * areaColumns]!);
  for (let i = row; i < row + areaColumns; i += 1) cards |= 1 << area[i]!;
  return cards;
}
