const firstMs = 200;
const longestMs = 5000;

/** How long to wait before the next try: doubling, with a random half, so that clients spread out. */
export class Backoff {
  #limitMs = firstMs;

  constructor(private readonly random: () => number) {}

  next(): number {
    const wait = this.#limitMs * (0.5 + this.random() / 2);
    this.#limitMs = Math.min(longestMs, this.#limitMs * 2);
    return wait;
  }

  reset(): void {
    this.#limitMs = firstMs;
  }
}
