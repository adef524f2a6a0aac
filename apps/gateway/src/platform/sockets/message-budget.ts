const windowMs = 20_000;

/** How many messages a socket may send: a bucket that refills steadily over the window. */
export class MessageBudget {
  #left: number;
  #filledAt = 0;

  constructor(private readonly messagesPerWindow: number) {
    this.#left = messagesPerWindow;
  }

  /** Takes one message out of the budget at this monotonic time; false if there is none left. */
  take(nowMs: number): boolean {
    const refill = ((nowMs - this.#filledAt) / windowMs) * this.messagesPerWindow;
    this.#left = Math.min(this.messagesPerWindow, this.#left + refill);
    this.#filledAt = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
