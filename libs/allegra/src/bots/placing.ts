import { areaCells } from '../round/layout.js';
import { type Area } from './area.js';
import { Ending } from './ending.js';
import { NextPlayer } from './next-player.js';
import { Outlook } from './outlook.js';
import { Prospects } from './prospects.js';
import { cardKinds, unknownCard, type Sight } from './sight.js';

/**
 * What it is worth to put a card in a place or to turn one up: the change itself, what it leaves to the next player,
 * and what it means for the end of the round. Low is good, and 0 is to leave everything as it is.
 */
export class Placing {
  readonly prospects = new Prospects();
  readonly #outlook = new Outlook(this.prospects);
  readonly own: Area = this.#outlook.own;
  readonly #ending = new Ending();
  readonly #next = new NextPlayer();
  #ownWorth = 0;
  /** Once all places have been surveyed: the worth of each card where it is best, and of the best card to turn up. */
  #isSurveyed = false;
  readonly #best = new Float64Array(cardKinds);
  #bestReveal = Infinity;

  assess(sight: Sight): void {
    this.prospects.assess(sight);
    this.#outlook.assess(sight);
    this.#ending.assess(sight, this.own, this.prospects.mean);
    this.#next.assess(sight, this.#outlook.left, this.prospects);
    this.#ownWorth = this.prospects.worthOf(this.own);
    this.#isSurveyed = false;
  }

  /** Of having the card in the place, nothing else considered. */
  change(place: number, card: number): number {
    return this.#outlook.change(place, card);
  }

  /** Of putting the card in the place and discarding the one that is there. */
  worth(place: number, card: number): number {
    const worth = this.#ownWorth + this.#outlook.ownChange(place, card);
    return this.change(place, card) + this.#next.costOf(this.own[place]!) + this.#ending.cost(place, worth);
  }

  worthOfReveal(place: number): number {
    return this.#expect(this.#outlook.survey(place)) + this.#ending.cost(place, this.#ownWorth);
  }

  /** Of discarding the card and turning up the best place. */
  worthOfThrow(card: number): number {
    return this.#findBestReveal() + this.#next.costOf(card);
  }

  /** Of a card, wherever it is best; the end of the round is looked at as if our cards counted what they do now. */
  worthOfCard(card: number): number {
    if (!this.#isSurveyed) this.#surveyAll();
    return this.#best[card]!;
  }

  /** Of a card nobody has seen, if it can still be turned down for `otherwise`. */
  worthOfUnseen(otherwise: number): number {
    const { odds } = this.prospects;
    let worth = 0;
    for (let card = 1; card < cardKinds; card += 1)
      if (odds[card] !== 0) worth += odds[card]! * Math.min(otherwise, this.worthOfCard(card));
    return worth;
  }

  #findBestReveal(): number {
    if (this.#isSurveyed) return this.#bestReveal;
    let best = Infinity;
    for (let place = 0; place < areaCells; place += 1)
      if (this.own[place] === unknownCard) best = Math.min(best, this.worthOfReveal(place));
    return best;
  }

  #surveyAll(): void {
    this.#isSurveyed = true;
    this.#best.fill(Infinity);
    this.#bestReveal = Infinity;
    for (let place = 0; place < areaCells; place += 1) if (this.own[place] !== 0) this.#survey(place);
  }

  #survey(place: number): void {
    const best = this.#best;
    const out = this.own[place]!;
    const changes = this.#outlook.survey(place);
    const ending = this.#ending.cost(place, this.#ownWorth);
    const cost = ending + this.#next.costOf(out);
    for (let card = 1; card < cardKinds; card += 1) best[card] = Math.min(best[card]!, changes[card]! + cost);
    if (out === unknownCard) this.#bestReveal = Math.min(this.#bestReveal, this.#expect(changes) + ending);
  }

  #expect(changes: Float64Array): number {
    const { odds } = this.prospects;
    let expected = 0;
    for (let card = 1; card < cardKinds; card += 1) expected += odds[card]! * changes[card]!;
    return expected;
  }
}
