/** Does one thing after the other for each name, and different names side by side. */
export class Mailbox {
  readonly #last = new Map<string, Promise<unknown>>();

  run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done.catch(() => undefined);
    this.#last.set(name, settled);
    void settled.then(() => {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    });
    return done;
  }

  /** When everything that was handed in so far is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
