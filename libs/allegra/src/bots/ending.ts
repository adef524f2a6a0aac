import { areaCells, areaColumns, leftOf, maxSeats, rightOf } from '../round/layout.js';
import { phases } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { isSharedPlace, newArea, readArea, sumOf, type Area } from './area.js';
import { shareOf } from './outlook.js';
import { unknownCard, type Sight } from './sight.js';

// These figures were found by letting candidates play one another over thousands of deals.
/** What the others are expected to gain in their last turns. */
const lastTurnGain = 6;
/** How far a card face down lies from the mean, and how far a last turn from its gain. */
const cardSpread = 3.3;
const lastTurnSpread = 3;
/** With it the logistic curve comes nearest to the normal distribution. */
const logisticScale = 1.7;
/** What the player would pay for another turn rather than end the round. */
const reluctance = 1;
/** How likely a neighbour is to end our round by turning up our last card, or our last two, in a shared column. */
const exposureOfOne = 0.5;
const exposureOfTwo = 0.2;
/** It is worth more than the points alone to end the round of a neighbour who will be doubled. */
const sting = 1.5;
/** After so many turns a player grows impatient, and by so much a turn, so that every round comes to its end. */
const patience = 14;
const impatience = 0.3;

/** What a move means for the end of the round: who is doubled, and who can be made to end it. */
export class Ending {
  #sight: Sight | undefined;
  #own: Area = newArea();
  #mean = 0;
  #matters = false;
  #haste = 0;
  #hiddenInside = 0;
  #hasSums = false;
  readonly #sums = new Float64Array(maxSeats);
  readonly #area = newArea();
  #lastEnder = -1;
  #lastScore = 0;
  #lastPenalty = 0;

  assess(sight: Sight, own: Area, mean: number): void {
    const { round } = sight;
    this.#sight = sight;
    this.#own = own;
    this.#mean = mean;
    this.#hasSums = false;
    this.#lastEnder = -1;
    this.#haste = impatience * Math.max(0, round.turn / round.seats - patience);
    this.#matters = canEnd(round) && (this.#haste > 0 || isEndNear(round, sight.seat));
    if (this.#matters) this.#hiddenInside = countHiddenInside(own);
  }

  /** What it costs the seat that a card now shows in the place, when its cards are worth so much then. */
  cost(place: number, worth: number): number {
    if (!this.#matters) return 0;
    const { round, seat } = this.#sight!;
    const down = round.cardsDown(seat);
    if (this.#own[place] !== unknownCard) return this.#exposure(down, this.#hiddenInside, worth);
    if (down === 1) return this.#penaltyOf(seat, worth) + reluctance - this.#haste;
    const isShared = isSharedPlace(place);
    const inside = this.#hiddenInside - (isShared ? 0 : 1);
    return this.#exposure(down - 1, inside, worth) - this.#haste - (isShared ? this.#stingAt(place) : 0);
  }

  /** With nothing hidden but in shared columns, the neighbours can end the round for us. */
  #exposure(down: number, inside: number, worth: number): number {
    if (inside > 0 || down > 2) return 0;
    return (down === 1 ? exposureOfOne : exposureOfTwo) * this.#penaltyOf(this.#sight!.seat, worth);
  }

  #stingAt(place: number): number {
    const { round, seat } = this.#sight!;
    const isLeft = place % areaColumns === 0;
    const neighbour = isLeft ? leftOf(seat, round.seats) : rightOf(seat, round.seats);
    if (round.cardsDown(neighbour) !== 1) return 0;
    return sting * shareOf(round) * this.#penaltyOf(neighbour, this.#sumOf(neighbour));
  }

  /** What ending the round now is expected to cost a seat with this score; asked for the same again and again. */
  #penaltyOf(ender: number, score: number): number {
    if (ender !== this.#lastEnder || score !== this.#lastScore) {
      this.#lastPenalty = this.#expectPenalty(ender, score);
      this.#lastEnder = ender;
      this.#lastScore = score;
    }
    return this.#lastPenalty;
  }

  #expectPenalty(ender: number, score: number): number {
    const { round } = this.#sight!;
    let isLowest = 1;
    for (let seat = 0; seat < round.seats; seat += 1) {
      if (seat === ender) continue;
      const spread = Math.sqrt(cardSpread ** 2 * round.cardsDown(seat) + lastTurnSpread ** 2);
      const lead = (this.#sumOf(seat) - lastTurnGain - score) / spread;
      isLowest /= 1 + Math.exp(-logisticScale * lead);
    }
    return (1 - isLowest) * (score > 0 ? score : -score / 2);
  }

  #sumOf(seat: number): number {
    if (!this.#hasSums) this.#countSums(this.#sight!.round);
    return this.#sums[seat]!;
  }

  #countSums(round: Round): void {
    this.#hasSums = true;
    for (let seat = 0; seat < round.seats; seat += 1) {
      readArea(round, seat, this.#area);
      this.#sums[seat] = sumOf(this.#area, this.#mean);
    }
  }
}

/** Whether a player can still end the round by their own doing. */
function canEnd(round: Round): boolean {
  return round.lastTurnsToCome < 0 && !round.timeCalled && round.phase !== phases.setup;
}

function isEndNear(round: Round, seat: number): boolean {
  const { seats } = round;
  if (round.cardsDown(seat) <= 3) return true;
  return round.cardsDown(leftOf(seat, seats)) === 1 || round.cardsDown(rightOf(seat, seats)) === 1;
}

function countHiddenInside(area: Area): number {
  let count = 0;
  for (let place = 0; place < areaCells; place += 1)
    if (area[place] === unknownCard && !isSharedPlace(place)) count += 1;
  return count;
}
