import { type Seat } from '@red-disc/game';
import { type PlayedRound } from '../record/record.js';

/** What a record will be made of: the rounds that are finished, and the one that runs. */
export class MatchLog {
  played: readonly PlayedRound[] = [];
  #deck: readonly number[] = [];
  #reshuffles: readonly (readonly number[])[] = [];
  /** Shared with copies, which see as much of it as there was: a table makes a copy for every move. */
  #entries: string[] = [];
  #count = 0;

  beginRound(deck: readonly number[]): void {
    this.#deck = [...deck];
    this.#reshuffles = [];
    this.#entries = [];
    this.#count = 0;
  }

  addReshuffle(order: readonly number[]): void {
    this.#reshuffles = [...this.#reshuffles, [...order]];
  }

  addEntry(entry: string): void {
    // Another copy went on from here already: what it added stays its own.
    if (this.#entries.length > this.#count) this.#entries = this.#entries.slice(0, this.#count);
    this.#entries.push(entry);
    this.#count += 1;
  }

  finishRound(dealer: Seat): void {
    const moves = this.#entries.slice(0, this.#count);
    const round = { dealer, deck: this.#deck, reshuffles: this.#reshuffles, moves };
    this.played = [...this.played, round];
  }

  copyFrom(other: MatchLog): void {
    this.played = other.played;
    this.#deck = other.#deck;
    this.#reshuffles = other.#reshuffles;
    this.#entries = other.#entries;
    this.#count = other.#count;
  }
}
