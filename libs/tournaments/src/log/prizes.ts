import { type EntrantId } from '../model/ids.js';
import { type Standing } from '../standings/standings.js';
import { type Prize } from './events.js';

export interface PrizeShare {
  readonly id: EntrantId;
  readonly rank: number;
  /** In the smallest unit of money. */
  readonly amount: number;
  /** Things to be shared or drawn for among those who hold the place together. */
  readonly labels: readonly string[];
  readonly sharedWith: number;
}

export interface PrizeList {
  readonly shares: readonly PrizeShare[];
  /** What could not be divided evenly stays with the organiser. */
  readonly remainder: number;
}

/** Those who share a rank share the prizes of all the places they occupy. */
export function sharePrizes(
  standings: readonly Pick<Standing, 'id' | 'rank'>[],
  prizes: readonly Prize[],
): PrizeList {
  let remainder = 0;
  const shares = standings.flatMap(({ id, rank }) => {
    const together = standings.filter((other) => other.rank === rank);
    const won = prizes.filter(({ place }) => place >= rank && place < rank + together.length);
    if (won.length === 0) return [];
    const pot = won.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.floor(pot / together.length);
    if (together[0]!.id === id) remainder += pot - amount * together.length;
    const labels = won.map(({ label }) => label).filter((label) => label !== '');
    return [{ id, rank, amount, labels, sharedWith: together.length - 1 }];
  });
  return { shares, remainder };
}
