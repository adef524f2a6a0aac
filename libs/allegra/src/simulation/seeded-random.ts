import { type RandomSource } from '@red-disc/game';

const twoTo32 = 2 ** 32;
const warmUp = 15;

/**
 * Chance that can be repeated: four words of 32 bits, mixed by additions and shifts (the generator known as sfc32).
 * Quick and even enough to simulate with; nothing that anybody plays for is dealt with it.
 */
export class SeededRandom implements RandomSource {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** Each stream of a seed is a sequence of its own, so that game 17 is the same whoever plays game 16. */
  constructor(seed: number, stream = 0) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / twoTo32) | 0;
    this.#c = stream | 0;
    for (let i = 0; i < warmUp; i += 1) this.#next();
  }

  below(limit: number): number {
    const even = twoTo32 - (twoTo32 % limit);
    let number = this.#next();
    while (number >= even) number = this.#next();
    return number % limit;
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
