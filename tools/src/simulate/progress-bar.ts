import { type WriteStream } from 'node:tty';

const width = 30;

/** A bar that fills up on a terminal; anywhere else it is silent. */
export class ProgressBar {
  readonly #stream: WriteStream;
  readonly #total: number;
  readonly #unit: string;
  #done = 0;

  constructor(stream: WriteStream, total: number, unit: string) {
    this.#stream = stream;
    this.#total = total;
    this.#unit = unit;
    this.add(0);
  }

  add(count: number): void {
    this.#done += count;
    if (!this.#stream.isTTY) return;
    const filled = Math.round((width * this.#done) / this.#total);
    const bar = '█'.repeat(filled).padEnd(width, '░');
    this.#stream.write(`\r${bar} ${this.#done} of ${this.#total} ${this.#unit}`);
  }

  /** Leaves the line to whatever comes next. */
  clear(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001B[K');
  }
}
