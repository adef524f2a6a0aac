import { cardKinds, unknownCard } from './sight.js';

/**
 * Three neighbours of an area, looked up as one number: the pair's base plus the third card. What they lead to does
 * not depend on their order.
 */
const base = unknownCard + 1;

export function pairBase(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (a * base + b) * base;
}

/** What a window is: nothing (slot 0), two equal cards and another, or a line. A slot is a kind plus the equal card. */
export const slotKinds = { pairWithHidden: 0, pairWithShown: 16, line: 32 } as const;
export const slotCount = 48;

export function cardOfSlot(slot: number): number {
  return slot & 15;
}

/** A card like no other, to look up what a place is worth if the card in it matches nothing. */
export const matchlessCard = cardKinds;

export const windowSlots = new Uint8Array(base * base * base);

const shownCards = Array.from({ length: cardKinds - 1 }, (_, i) => i + 1);
for (const card of shownCards) {
  for (const third of [...shownCards, matchlessCard, unknownCard]) {
    const pairKind = third === unknownCard ? slotKinds.pairWithHidden : slotKinds.pairWithShown;
    const slot = card + (third === card ? slotKinds.line : pairKind);
    windowSlots[pairBase(card, card) + third] = slot;
    windowSlots[pairBase(card, third) + card] = slot;
    windowSlots[pairBase(third, card) + card] = slot;
  }
}
