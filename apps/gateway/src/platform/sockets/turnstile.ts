/** Lets only so many through at a time; the others wait in line, in the order in which they came. */
export class Turnstile {
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor(private readonly atOnce: number) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside < this.atOnce) this.#inside += 1;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#inside -= 1;
    }
  }
}
