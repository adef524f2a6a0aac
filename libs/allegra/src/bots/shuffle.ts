import { type RandomSource } from '@red-disc/game';

/** Brings the cards into a random order, in place. */
export function shuffleCards<Cards extends number[] | Uint8Array>(cards: Cards, random: RandomSource): Cards {
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
}
