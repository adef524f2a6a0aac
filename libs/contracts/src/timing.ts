import { z } from 'zod';

const seconds = (least: number, most: number) => z.number().min(least).max(most);

/** The clocks of a table, in seconds. They belong to a rule set beside the game's own rules. */
export const timingSchema = z.strictObject({
  /** For each turn; null plays without a turn clock. */
  turn: seconds(0.05, 86_400).nullable().default(30),
  /** What a seat may use up over the whole game when a turn takes longer. */
  bank: seconds(0, 86_400).default(60),
  /** For a window in which several seats answer, such as a knock. */
  window: seconds(0.05, 60).default(6),
  /** For the decisions before the first turn of a round. */
  setup: seconds(0.05, 3600).default(60),
  /** Between two rounds; the next one begins earlier when everybody is ready. */
  pause: seconds(0, 600).default(20),
  /** How many times in a row a seat may run out of time before a caretaker plays for it. */
  timeouts: z.int().min(1).max(10).default(2),
});

export type Timing = z.output<typeof timingSchema>;
