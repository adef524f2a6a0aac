import { type Seat } from '@red-disc/game';
import { type PlayedRound } from '../record/record.js';

/** What a record will be made of: the rounds that are finished, and the one that runs. */
export class MatchLog {
  played: readonly PlayedRound[] = [];
  #deck: readonly number[] = [];
  #reshuffles: readonly (readonly number[])[] = [];
  #entries: string[] = [];

  beginRound(deck: readonly number[]): void {
    this.#deck = [...deck];
    this.#reshuffles = [];
    this.#entries = [];
  }

  addReshuffle(order: readonly number[]): void {
    this.#reshuffles = [...this.#reshuffles, [...order]];
  }

  addEntry(entry: string): void {
    this.#entries.push(entry);
  }

  finishRound(dealer: Seat): void {
    const round = { dealer, deck: this.#deck, reshuffles: this.#reshuffles, moves: this.#entries };
    this.played = [...this.played, round];
  }

  copyFrom(other: MatchLog): void {
    this.played = other.played;
    this.#deck = other.#deck;
    this.#reshuffles = other.#reshuffles;
    this.#entries = other.#entries.slice();
  }
}
