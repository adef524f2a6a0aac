import { type RandomSource } from '@red-disc/game';

/** The cheapest chance there is (xorshift), so that what is measured is the engine. */
export class QuickChance implements RandomSource {
  #state = 123_456_789;

  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % limit;
  }
}
