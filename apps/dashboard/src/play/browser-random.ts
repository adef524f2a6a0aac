import type { RandomSource } from '@red-disc/game';

const wordRange = 2 ** 32;

/** Chance from the browser's cryptographic source, without bias: words beyond the last full multiple are drawn again. */
export const browserRandom: RandomSource = {
  below(limit) {
    const fair = wordRange - (wordRange % limit);
    const word = new Uint32Array(1);
    do crypto.getRandomValues(word);
    while (word[0]! >= fair);
    return word[0]! % limit;
  },
};

/** The cards in an order in which every order is equally likely. */
export function shuffled(cards: readonly number[], random: RandomSource): number[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
