import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concat } from './bytes.js';

const wordsPerBlock = 16;
const wordValues = 2 ** 32;

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The endless sequence of 32-bit words that a key and a label determine. */
export class WordStream {
  readonly #key: Uint8Array;
  readonly #label: string;
  #block = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #next = wordsPerBlock;

  constructor(key: Uint8Array, label: string) {
    this.#key = key;
    this.#label = label;
  }

  /** A number from 0 to n - 1, each equally likely: words above the last whole multiple of n are passed over. */
  below(n: number): number {
    const limit = Math.floor(wordValues / n) * n;
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  #word(): number {
    if (this.#next === wordsPerBlock) {
      const bytes = hmac(sha512, this.#key, concat(this.#label, uint32(this.#blocks)));
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#blocks += 1;
      this.#next = 0;
    }
    const word = this.#block.getUint32(this.#next * 4);
    this.#next += 1;
    return word;
  }
}
