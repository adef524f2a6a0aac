import { type DeckOption } from './rules/rules.js';

export const lowestCard = -1;
export const highestCard = 11;

/** How many cards of each value, from -1 to 11, are in the box. */
const copies = [8, 8, 8, 8, 8, 11, 11, 11, 11, 9, 9, 9, 9] as const;
const takenOutOfReduced = 2;

/** Whether a table of this size plays without two cards of each value. */
export function isReduced(deck: DeckOption, seats: number): boolean {
  return deck === 'auto' ? seats <= 3 : deck === 'reduced';
}

/** All cards of a deck, in ascending order. */
export function cardsOf(deck: DeckOption, seats: number): number[] {
  const without = isReduced(deck, seats) ? takenOutOfReduced : 0;
  return copies.flatMap((count, i) => new Array<number>(count - without).fill(i + lowestCard));
}

/** Whether two lists hold the same cards, in whatever order. */
export function sameCards(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  const balance = new Map<number, number>();
  for (const card of some) balance.set(card, (balance.get(card) ?? 0) + 1);
  for (const card of others) {
    const left = balance.get(card);
    if (!left) return false;
    balance.set(card, left - 1);
  }
  return true;
}

export function sameOrder(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((card, i) => card === others[i]);
}
