import { describe, expect, it } from '@jest/globals';
import { hiddenGrid, Position } from '../../test/position.js';

describe('the empty deck', () => {
  const short = (draws: readonly number[]): Position =>
    new Position({ grids: [hiddenGrid, hiddenGrid], discard: [4, 9], draws, shortDeck: true });

  it('[deck/empty] is made again from the discard pile without its top card', () => {
    const position = short([]);
    const pile = position.discard;
    position.play('1 D');
    expect(position.discard).toEqual([9]);
    expect(position.round.reshuffles).toBe(1);
    const rest = [position.hand!, ...position.round.deckCards()].sort((a, b) => a - b);
    expect(rest).toEqual(pile.slice(0, -1).sort((a, b) => a - b));
    expect(position.events).toMatchObject([
      { type: 'reshuffled', deck: pile.length - 1 },
      { type: 'drew', seat: 1 },
    ]);
  });

  it('[deck/empty] is not touched by drawing the last card, nor by taking from the discard pile', () => {
    const last = short([3]).play('1 D');
    expect([last.hand, last.round.deckCount(), last.round.reshuffles]).toEqual([3, 0, 0]);
    expect(short([]).play('1 P').round.reshuffles).toBe(0);
  });

  it('[deck/empty] opens the knock window only when the card is there', () => {
    const position = new Position({
      grids: [hiddenGrid, hiddenGrid, hiddenGrid],
      discard: [4, 9],
      shortDeck: true,
    }).play('1 D');
    expect([position.phase, position.awaited]).toEqual(['knock', [2, 3]]);
  });
});
