/** The database's time, without asking for it: every write brings it along. A gateway's own clock may be wrong. */
export class DatabaseClock {
  #offsetMs: number | undefined;

  /** Notes what the database's clock showed just now. */
  learn(databaseNow: number): void {
    this.#offsetMs = databaseNow - performance.now();
  }

  /** In milliseconds since 1970, as the database counts. */
  now(): number {
    return this.#offsetMs === undefined ? Date.now() : performance.now() + this.#offsetMs;
  }
}
