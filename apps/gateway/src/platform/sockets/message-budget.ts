const windowMs = 20_000;
const messagesPerWindow = 100;

/** How many messages a socket may send: a bucket that refills steadily over the window. */
export class MessageBudget {
  #left = messagesPerWindow;
  #filledAt = 0;

  /** Takes one message out of the budget at this monotonic time; false if there is none left. */
  take(nowMs: number): boolean {
    const refill = ((nowMs - this.#filledAt) / windowMs) * messagesPerWindow;
    this.#left = Math.min(messagesPerWindow, this.#left + refill);
    this.#filledAt = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
