/** Together at most 9.5 s: nobody may believe for longer than ten in a connection that is gone. */
const listenMs = 3000;
const patienceMs = 3500;

export interface SilenceWatchOptions {
  /** Asks the other side for a sign of life. */
  readonly ask: () => void;
  readonly onLost: () => void;
}

/**
 * Notices when a connection has become silent, which a network that takes everything and hands on nothing does not
 * tell: a browser hears of it after minutes. Whoever gets messages asks for nothing.
 */
export class SilenceWatch {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasHeard = false;

  constructor(private readonly options: SilenceWatchOptions) {}

  start(): void {
    this.stop();
    this.#listen();
  }

  /** Something came from the other side. */
  hear(): void {
    this.#hasHeard = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #listen(): void {
    this.#hasHeard = false;
    this.#timer = setTimeout(() => {
      if (this.#hasHeard) this.#listen();
      else this.#ask();
    }, listenMs);
  }

  #ask(): void {
    this.options.ask();
    this.#timer = setTimeout(() => {
      if (this.#hasHeard) this.#listen();
      else this.options.onLost();
    }, patienceMs);
  }
}
