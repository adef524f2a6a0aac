import { ApiException } from '../errors/api-exception.js';

/** Lets only so many through at a time; the others wait in line, in the order in which they came. */
export class Turnstile {
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor(private readonly atOnce: number) {}

  /**
   * Does the work when its turn comes. Where people give up and ask again, a line that works off what nobody waits for
   * any more only grows: say what is `stillWanted`, and the rest is passed over.
   */
  async pass<T>(work: () => Promise<T>, stillWanted: () => boolean = () => true): Promise<T> {
    if (this.#inside < this.atOnce) this.#inside += 1;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      if (!stillWanted()) throw new ApiException({ code: 'RETRY' });
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#inside -= 1;
    }
  }
}
