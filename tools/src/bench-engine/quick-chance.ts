import { type RandomSource } from '@red-disc/game';

/** The cheapest chance there is (xorshift, 16 bits of it at a time), so that what is measured is the engine. */
export class QuickChance implements RandomSource {
  #state = 123_456_789;

  below(limit: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return ((state >>> 16) * limit) >>> 16;
  }
}
