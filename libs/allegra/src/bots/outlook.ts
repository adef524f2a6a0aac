import { areaCells, areaColumns, leftOf, rightOf } from '../round/layout.js';
import { type Round } from '../round/round.js';
import { isSharedPlace, newArea, readArea, type Area } from './area.js';
import { type Prospects } from './prospects.js';
import { cardKinds, type Sight } from './sight.js';
import { cardsAround, Surroundings } from './surroundings.js';
import { matchlessCard } from './windows.js';

/** How much a point for one of the others weighs: as much for all of them together as one's own. */
export function shareOf({ seats }: Round): number {
  return 1 / (seats - 1);
}

/**
 * What it would change for the seat, and by the shared columns for its neighbours, if a card came into one of its
 * places. Low is good for the seat.
 */
export class Outlook {
  readonly own = newArea();
  readonly left = newArea();
  readonly right = newArea();
  readonly #prospects: Prospects;
  #share = 0;
  readonly #ownSide = new Surroundings();
  readonly #neighboursSide = new Surroundings();
  /** What the places are worth as they are. */
  readonly #now = new Float64Array(areaCells);
  readonly #changes = new Float64Array(cardKinds);

  constructor(prospects: Prospects) {
    this.#prospects = prospects;
  }

  assess({ round, seat }: Sight): void {
    const { own, left, right } = this;
    this.#share = shareOf(round);
    readArea(round, seat, own);
    readArea(round, leftOf(seat, round.seats), left);
    readArea(round, rightOf(seat, round.seats), right);
    for (let place = 0; place < areaCells; place += 1) {
      if (own[place] === 0) continue;
      this.#ownSide.note(place, own, place);
      if (isSharedPlace(place)) this.#neighboursSide.note(place, this.#neighbourOf(place), mirrored(place));
      this.#now[place] = this.#worth(place, own[place]!);
    }
  }

  change(place: number, card: number): number {
    return this.#worth(place, card) - this.#now[place]!;
  }

  /** The change for the seat alone. */
  ownChange(place: number, card: number): number {
    const now = this.#ownSide.worth(place, this.own[place]!, this.#prospects);
    return this.#ownSide.worth(place, card, this.#prospects) - now;
  }

  /**
   * The change by each card that could come into the place, until the next survey. Cards that match nothing around
   * it change it alike, so only the matching ones are worked out one by one.
   */
  survey(place: number): Float64Array {
    const { faces } = this.#prospects;
    const changes = this.#changes;
    const weight = isSharedPlace(place) ? 1 - this.#share : 1;
    const matchless = this.change(place, matchlessCard);
    const matching = this.#cardsAround(place);
    for (let card = 1; card < cardKinds; card += 1) {
      const isMatch = ((matching >> card) & 1) === 1;
      changes[card] = isMatch ? this.change(place, card) : matchless + weight * faces[card]!;
    }
    return changes;
  }

  #worth(place: number, card: number): number {
    const own = this.#ownSide.worth(place, card, this.#prospects);
    if (!isSharedPlace(place)) return own;
    return own - this.#share * this.#neighboursSide.worth(place, card, this.#prospects);
  }

  #cardsAround(place: number): number {
    const cards = cardsAround(this.own, place);
    return isSharedPlace(place) ? cards | cardsAround(this.#neighbourOf(place), mirrored(place)) : cards;
  }

  #neighbourOf(place: number): Area {
    return place % areaColumns === 0 ? this.left : this.right;
  }
}

/** Where a shared place lies in the area of the neighbour it is shared with. */
function mirrored(place: number): number {
  return place % areaColumns === 0 ? place + areaColumns - 1 : place - areaColumns + 1;
}
