import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { concat, makeSeed } from './bytes.js';
import { WordStream } from './word-stream.js';

/** What fixes a deal: its name, the server's seed, and what the seats added after the commitment was published. */
export interface DealSeeds {
  readonly dealId: string;
  readonly serverSeed: Uint8Array;
  /** By seat number, from 1. Empty in a duplicate deal. */
  readonly clientSeeds: ReadonlyMap<number, Uint8Array>;
}

/** What is published before the deal; it binds the server to its seed without showing it. */
export function commitmentOf({ dealId, serverSeed }: Pick<DealSeeds, 'dealId' | 'serverSeed'>): string {
  return makeSeed(sha256(concat('red-disc-shuffle/1\n', dealId, '\n', serverSeed)));
}

/** All the chance of one deal. The same seeds give the same orders, whoever computes them. */
export class FairDeal {
  readonly #key: Uint8Array;

  constructor({ dealId, serverSeed, clientSeeds }: DealSeeds) {
    const mix = [...clientSeeds]
      .sort(([a], [b]) => a - b)
      .flatMap(([seat, seed]) => [Uint8Array.of(seat), seed]);
    this.#key = hmac(sha512, serverSeed, concat(dealId, '\n', ...mix));
  }

  /** The order in which the cards leave the deck, first card first. The label is `deal`, `reshuffle/1`, … */
  shuffle(label: string, cards: readonly number[]): number[] {
    const order = Int32Array.from(cards).sort();
    const stream = new WordStream(this.#key, label);
    for (let i = order.length - 1; i >= 1; i -= 1) {
      const j = stream.below(i + 1);
      const card = order[i]!;
      order[i] = order[j]!;
      order[j] = card;
    }
    return Array.from(order);
  }

  /** The first dealer by lot, as a seat number from 1. */
  dealer(seats: number): number {
    return new WordStream(this.#key, 'dealer').below(seats) + 1;
  }
}
