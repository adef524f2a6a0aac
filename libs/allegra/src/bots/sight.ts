import { cardsOf, isReduced } from '../cards.js';
import { roundFromView } from '../match/from-view.js';
import { type AllegraView } from '../match/view.js';
import { maxLegalCodes } from '../round/codes.js';
import { gridCells, maxSeats } from '../round/layout.js';
import { legalCodes } from '../round/legal.js';
import { Round, roundOptions } from '../round/round.js';
import { cardMask, cardOffset, discardAt, faceDown, stateSize } from '../round/state.js';
import { type AllegraRules } from '../rules/rules.js';

/** What stands in place of a card the seat cannot see. */
export const unknownCard = faceDown;

/** In place of whatever is hidden: it will be covered before anybody looks. */
const anyCards = new Uint8Array(stateSize);

/** Cards inside the engine run from 1 to one less than this. */
export const cardKinds = 14;

/** How many of each card a deck has. */
const fullDeck = countCards(cardsOf('full', maxSeats));
const reducedDeck = countCards(cardsOf('reduced', maxSeats));

function countCards(values: readonly number[]): Uint8Array {
  const counts = new Uint8Array(cardKinds);
  for (const value of values) counts[value + cardOffset]! += 1;
  return counts;
}

/**
 * What one seat sees, in the engine's integers: a copy of the round in which every hidden card is `unknownCard`
 * and the deck is blank. Bots decide on this alone, so they cannot know more than the view of their seat says.
 */
export class Sight {
  readonly rules: AllegraRules;
  readonly round: Round;
  /** How many of each card the seat cannot see, and how many these are together. */
  readonly unseen = new Uint8Array(cardKinds);
  unseenCount = 0;
  seat = 0;
  /** The seat's legal moves. */
  readonly codes = new Uint16Array(maxLegalCodes);
  codeCount = 0;
  readonly #deck: Uint8Array;

  constructor(rules: AllegraRules, seats: number) {
    this.rules = rules;
    this.round = new Round(roundOptions(rules, seats));
    this.#deck = isReduced(rules.deck, seats) ? reducedDeck : fullDeck;
  }

  /** What the seat of a view sees. */
  static ofView(view: AllegraView): Sight {
    if (view.viewer === 'spectator') throw new Error('a spectator decides nothing');
    const sight = new Sight(view.rules, view.seats);
    sight.look(roundFromView(view, anyCards), view.viewer - 1);
    return sight;
  }

  /** Takes in what the seat, counted from 0, sees of a round. */
  look(round: Round, seat: number): void {
    this.seat = seat;
    this.round.copyFrom(round);
    // Behind the discard pile lies what was on it, and then the deck.
    this.round.state.fill(0, discardAt + round.discards, stateSize);
    if (round.held >= faceDown && round.knocker !== seat) this.round.held = unknownCard;
    if (round.hand === 0) this.round.handFromDiscard = false;
    this.#coverAndCount();
    this.codeCount = legalCodes(this.round, seat, this.codes);
  }

  #coverAndCount(): void {
    const { round, unseen } = this;
    const { state, seats } = round;
    unseen.set(this.#deck);
    let hidden = round.deckCount();
    for (let cell = 0; cell < seats * gridCells; cell += 1) {
      const card = state[cell]!;
      if (card < faceDown) unseen[card]! -= 1;
      else {
        state[cell] = unknownCard;
        hidden += 1;
      }
    }
    for (let i = discardAt; i < discardAt + round.discards; i += 1) unseen[state[i]!]! -= 1;
    unseen[round.hand]! -= 1;
    if (round.held === unknownCard) hidden += 1;
    else unseen[round.held & cardMask]! -= 1;
    // Empty places have been counted as card 0, which is none.
    unseen[0] = 0;
    this.unseenCount = hidden;
  }
}
