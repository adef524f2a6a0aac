import { type AllegraRules } from '../rules/rules.js';
import { areaCells, areasOf, gridCells } from './layout.js';
import { phases } from './phases.js';
import {
  cardMask,
  cardOffset,
  deckAt,
  discardAt,
  downAt,
  faceDown,
  leftAt,
  stateSize,
  toRevealAt,
} from './state.js';

const setupReveals = 2;

/** What of a rule set and a table a round depends on. */
export interface RoundOptions {
  readonly seats: number;
  readonly knockAllowed: boolean;
  readonly mustClear: boolean;
  readonly mustExchange: boolean;
}

export function roundOptions(rules: AllegraRules, seats: number): RoundOptions {
  return {
    seats,
    knockAllowed: rules.knock && seats > 2,
    mustClear: rules.clearing === 'must',
    mustExchange: rules.takenDiscard === 'exchange',
  };
}

/**
 * One round: a small position that is mutated in place and cheap to copy. Integers inside, seats counted from 0.
 * All cards and counts are in one array of bytes, so that a copy is one move of memory and a few numbers.
 * `playCode` and its neighbours in play.ts change it; nothing else does.
 */
export class Round implements RoundOptions {
  readonly seats: number;
  readonly knockAllowed: boolean;
  readonly mustClear: boolean;
  readonly mustExchange: boolean;
  readonly state = new Int8Array(stateSize);

  phase: number = phases.setup;
  dealer = 0;
  active = 0;
  /** How many turns have been opened. */
  turn = 0;
  /** The drawn, taken, given or picked card that has to be put somewhere; 0 if none. */
  hand = 0;
  handFromDiscard = false;
  /** The card taken out of a place, waiting for its own; 0 if none. With `faceDown` if only its holder knows it. */
  held = 0;
  /** The seat the drawn card was given to in this turn, or -1. */
  knocker = -1;
  /** Where the card picked from the knocker lay, or -1. */
  hole = -1;
  /** Seats, as bits, that have yet to answer in the knock window. */
  asked = 0;
  /** Seats, as bits, that knocked in this turn. */
  knocked = 0;
  /** The seat that ended the round, or -1. */
  trigger = -1;
  timeCalled = false;
  /** How many seats have yet to be offered a last turn; -1 before the last turns. */
  lastTurnsToCome = -1;
  /** Seats, as bits, that have had their last turn. */
  finished = 0;
  discards = 0;
  deckNext = 0;
  deckEnd = 0;
  reshuffles = 0;

  constructor({ seats, knockAllowed, mustClear, mustExchange }: RoundOptions) {
    this.seats = seats;
    this.knockAllowed = knockAllowed;
    this.mustClear = mustClear;
    this.mustExchange = mustExchange;
  }

  /** Starts anew with these cards, given as values in the order in which they leave the deck. */
  deal(dealer: number, deck: ArrayLike<number>): void {
    const { seats, state } = this;
    const dealt = seats * gridCells;
    for (let cell = 0; cell < dealt; cell += 1) state[cell] = (deck[cell]! + cardOffset) | faceDown;
    for (let seat = 0; seat < seats; seat += 1) {
      state[leftAt + seat] = areaCells;
      state[downAt + seat] = areaCells;
      state[toRevealAt + seat] = setupReveals;
    }
    state[discardAt] = deck[dealt]! + cardOffset;
    this.deckEnd = deck.length - dealt - 1;
    for (let i = 0; i < this.deckEnd; i += 1) state[deckAt + i] = deck[dealt + 1 + i]! + cardOffset;
    this.phase = phases.setup;
    this.dealer = dealer;
    this.active = dealer;
    this.turn = 0;
    this.hand = 0;
    this.handFromDiscard = false;
    this.held = 0;
    this.knocker = -1;
    this.hole = -1;
    this.asked = 0;
    this.knocked = 0;
    this.trigger = -1;
    this.timeCalled = false;
    this.lastTurnsToCome = -1;
    this.finished = 0;
    this.discards = 1;
    this.deckNext = 0;
    this.reshuffles = 0;
  }

  /** How many of the seat's fifteen cards have not been cleared. */
  cardsLeft(seat: number): number {
    return this.state[leftAt + seat]!;
  }

  /** How many of the seat's fifteen cards are face down. */
  cardsDown(seat: number): number {
    return this.state[downAt + seat]!;
  }

  /** How many cards the seat has yet to turn up in set-up. */
  revealsLeft(seat: number): number {
    return this.state[toRevealAt + seat]!;
  }

  deckCount(): number {
    return this.deckEnd - this.deckNext;
  }

  /** The values of the discard pile, the top card last. */
  discardPile(): number[] {
    return this.#values(discardAt, this.discards);
  }

  /** What becomes the deck when it is empty: the discard pile without its top card, in ascending order. */
  cardsToReshuffle(): number[] {
    return this.#values(discardAt, this.discards - 1).sort((a, b) => a - b);
  }

  /** The values of the cards still in the deck, the next one first. */
  deckCards(): number[] {
    return this.#values(deckAt + this.deckNext, this.deckCount());
  }

  #values(start: number, count: number): number[] {
    const values: number[] = [];
    for (let i = start; i < start + count; i += 1) values.push(this.state[i]! - cardOffset);
    return values;
  }

  /** Whether a decision of the seat is awaited. */
  isAwaited(seat: number): boolean {
    switch (this.phase) {
      case phases.setup:
        return this.revealsLeft(seat) > 0;
      case phases.knock:
        return ((this.asked >> seat) & 1) === 1;
      case phases.tradePlace:
      case phases.tradeClear:
        return seat === this.knocker;
      case phases.reshuffle:
      case phases.over:
        return false;
      default:
        return seat === this.active;
    }
  }

  /** The first seat, counted from the one given, whose decision is awaited, or -1. */
  nextAwaited(from = 0): number {
    for (let i = 0; i < this.seats; i += 1) {
      const seat = (from + i) % this.seats;
      if (this.isAwaited(seat)) return seat;
    }
    return -1;
  }

  /** The sum of the seat's cards, shown or not. */
  sumOf(seat: number): number {
    const areas = areasOf(this.seats);
    let sum = 0;
    for (let i = seat * areaCells; i < (seat + 1) * areaCells; i += 1) {
      const card = this.state[areas[i]!]! & cardMask;
      if (card !== 0) sum += card - cardOffset;
    }
    return sum;
  }

  clone(): Round {
    const copy = new Round(this);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: Round): void {
    this.state.set(other.state);
    this.phase = other.phase;
    this.dealer = other.dealer;
    this.active = other.active;
    this.turn = other.turn;
    this.hand = other.hand;
    this.handFromDiscard = other.handFromDiscard;
    this.held = other.held;
    this.knocker = other.knocker;
    this.hole = other.hole;
    this.asked = other.asked;
    this.knocked = other.knocked;
    this.trigger = other.trigger;
    this.timeCalled = other.timeCalled;
    this.lastTurnsToCome = other.lastTurnsToCome;
    this.finished = other.finished;
    this.discards = other.discards;
    this.deckNext = other.deckNext;
    this.deckEnd = other.deckEnd;
    this.reshuffles = other.reshuffles;
  }
}
