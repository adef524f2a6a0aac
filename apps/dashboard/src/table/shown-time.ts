import type { Deadline } from './table-props';

export interface ShownTime {
  readonly seconds: number;
  /** What there was to begin with. */
  readonly whole: number;
  /** How much of the ring is left, 0 to 1. */
  readonly share: number;
  readonly isBank: boolean;
}

/** First the time of the decision itself, then the bank: each has a ring of its own. */
export function shownTime({ totalMs, bankMs }: Deadline, secondsLeft: number): ShownTime {
  const own = secondsLeft - bankMs / 1_000;
  const isBank = bankMs > 0 && own <= 0;
  const seconds = isBank ? secondsLeft : own;
  const whole = (isBank ? bankMs : totalMs) / 1_000;
  // A referee may have added time: then the ring is full for longer.
  return { seconds, whole, share: whole > 0 ? Math.min(1, seconds / whole) : 0, isBank };
}
