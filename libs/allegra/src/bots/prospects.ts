import { areaCells } from '../round/layout.js';
import { type Round } from '../round/round.js';
import { cardOffset } from '../round/state.js';
import { maxWindows, writeWindows, type Area } from './area.js';
import { cardKinds, unknownCard, type Sight } from './sight.js';
import { slotCount, slotKinds, windowSlots } from './windows.js';

// These figures were found by letting candidates play one another over thousands of deals.
/** How many cards a turn a player can choose from: the draw, the discard pile, and what a knock may bring. */
const reach = 2;
/** The share of pairs that end as a line although the card for it comes up. */
const completion = 0.8;
/** A line for which a card that shows would have to give way is worth less than one over a card face down. */
const shownThird = 0.6;
/** What a turn is worth anyway: only what a line brings beyond it is a prize. */
export const ordinaryTurn = 4;
/** After so many more turns half of what a high card has above the mean will have gone. */
const replacementTurns = 6;
const turnsACardDown = 0.8;
const turnsAnyway = 0.5;

/** What cards and the beginnings of lines are worth to whoever has them, from what one seat sees. Low is good. */
export class Prospects {
  /** How likely an unseen card is this one, and what it counts on average. */
  readonly odds = new Float64Array(cardKinds);
  mean = 0;
  /** What a card in an area is expected to count in the end. */
  readonly faces = new Float64Array(unknownCard + 1);
  /** What three neighbours are expected to save, by their slot. */
  readonly prizes = new Float64Array(slotCount);
  readonly #windows = new Uint16Array(maxWindows);

  assess(sight: Sight): void {
    this.#countOdds(sight);
    const { mean, odds, faces, prizes } = this;
    const turns = turnsToCome(sight.round, sight.seat);
    const kept = replacementTurns / (turns + replacementTurns);
    for (let card = 1; card < cardKinds; card += 1) {
      const value = card - cardOffset;
      faces[card] = value > mean ? mean + kept * (value - mean) : value;
      if (value <= 0) continue;
      const chances = reach * turns * odds[card]!;
      const prize = ((completion * chances) / (chances + 1)) * Math.max(0, 2 * value + mean - ordinaryTurn);
      prizes[slotKinds.pairWithHidden + card] = prize;
      prizes[slotKinds.pairWithShown + card] = shownThird * prize;
      prizes[slotKinds.line + card] = 3 * value;
    }
    prizes[slotKinds.line + 1] = sight.round.mustClear ? -3 : 0;
    faces[unknownCard] = mean;
  }

  #countOdds({ unseen, unseenCount }: Sight): void {
    let sum = 0;
    for (let card = 1; card < cardKinds; card += 1) {
      const odds = unseenCount === 0 ? 0 : unseen[card]! / unseenCount;
      this.odds[card] = odds;
      sum += odds * (card - cardOffset);
    }
    this.mean = sum;
  }

  /** What the area is expected to count in the end. */
  worthOf(area: Area): number {
    let worth = 0;
    for (const card of area) worth += this.faces[card]!;
    const count = writeWindows(area, this.#windows);
    for (let i = 0; i < count; i += 1) worth -= this.prizes[windowSlots[this.#windows[i]!]!]!;
    return worth;
  }
}

/** About how many turns the seat has after this one: the player with the fewest cards face down sets the pace. */
function turnsToCome(round: Round, seat: number): number {
  if (round.lastTurnsToCome >= 0)
    return seat === round.active || ((round.finished >> seat) & 1) === 1 ? 0 : 1;
  let fewest = areaCells;
  for (let other = 0; other < round.seats; other += 1) fewest = Math.min(fewest, round.cardsDown(other));
  return turnsACardDown * fewest + turnsAnyway;
}
