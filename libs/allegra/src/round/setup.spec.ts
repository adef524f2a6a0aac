import { describe, expect, it } from '@jest/globals';
import { finishRound, newMatch, playAll, shuffleInOrder } from '../../test/new-match.js';
import { cardsOf } from '../cards.js';

const count = (cards: readonly number[], value: number): number =>
  cards.filter((card) => card === value).length;

describe('the deck', () => {
  it('[setup/deck] has 120 cards: eight of -1 to 3, eleven of 4 to 7, nine of 8 to 11', () => {
    const cards = cardsOf('auto', 4);
    expect(cards).toHaveLength(120);
    expect([-1, 0, 1, 2, 3].map((value) => count(cards, value))).toEqual([8, 8, 8, 8, 8]);
    expect([4, 5, 6, 7].map((value) => count(cards, value))).toEqual([11, 11, 11, 11]);
    expect([8, 9, 10, 11].map((value) => count(cards, value))).toEqual([9, 9, 9, 9]);
  });

  it.each([
    ['auto', 2, 94],
    ['auto', 3, 94],
    ['auto', 4, 120],
    ['auto', 6, 120],
    ['full', 2, 120],
    ['reduced', 6, 94],
  ] as const)('[setup/deck] %s with %d players is %d cards', (deck, seats, size) => {
    const cards = cardsOf(deck, seats);
    expect(cards).toHaveLength(size);
    const missing = cardsOf('full', seats).length - cards.length;
    expect(missing).toBe(size === 94 ? 13 * 2 : 0);
    expect(count(cards, -1)).toBe(size === 94 ? 6 : 8);
  });

  it('[setup/deck] other cards are refused, and nothing has been dealt', () => {
    const match = newMatch(4);
    const cards = cardsOf('auto', 4);
    for (const wrong of [cards.slice(1), [...cards.slice(1), 11], [...cards, 0], cards.with(0, 0.5)])
      expect(match.shuffle(wrong)).toEqual({ ok: false, error: { code: 'WRONG_CARDS' } });
    expect(match.viewFor('spectator').round).toBeNull();
  });
});

describe('the deal', () => {
  it('[setup/deal] lays twelve cards each, row by row, then opens the discard pile', () => {
    const deck = cardsOf('auto', 2).toReversed();
    const match = newMatch(2);
    match.shuffle(deck);
    const { round } = match.viewFor('spectator');
    expect(round?.discard).toEqual([deck[24]]);
    expect(round?.deck).toBe(94 - 25);
    const shown = playAll(match, '1 R1b1', '2 R2a1', '1 R1a3', '2 R2c2');
    expect(shown).toContainEqual({ type: 'revealed', seat: 2, cell: '2c2', card: deck[12 + 6] });
    const grids = match.viewFor('spectator').round!.grids;
    expect([grids[0]![1], grids[0]![8], grids[1]![0]]).toEqual([deck[1], deck[8], deck[12]]);
    expect(playAll(match, '1 D')).toEqual([{ type: 'drew', seat: 1, card: deck[25] }]);
  });

  it('[setup/deal] shows nobody a card', () => {
    const match = newMatch(3);
    shuffleInOrder(match);
    for (const viewer of [1, 2, 3, 'spectator'] as const)
      expect(new Set(match.viewFor(viewer).round!.grids.flat())).toEqual(new Set(['down']));
  });

  it('[setup/area] gives everybody the rightmost column of the neighbour on the left', () => {
    const match = newMatch(3);
    shuffleInOrder(match);
    expect(match.legalMoves(3)).toEqual(
      [
        '1d1',
        '3a1',
        '3b1',
        '3c1',
        '3d1',
        '1d2',
        '3a2',
        '3b2',
        '3c2',
        '3d2',
        '1d3',
        '3a3',
        '3b3',
        '3c3',
        '3d3',
      ].map((cell) => `R${cell}`),
    );
  });

  it.each([2, 3, 4, 5, 6])('[setup/area] shares each rightmost column between two of %d players', (seats) => {
    const match = newMatch(seats);
    shuffleInOrder(match);
    const users = new Map<string, number>();
    for (let seat = 1; seat <= seats; seat += 1) {
      const moves = match.legalMoves(seat);
      expect(new Set(moves).size).toBe(15);
      for (const move of moves) users.set(move, (users.get(move) ?? 0) + 1);
    }
    expect(users.size).toBe(seats * 12);
    for (const [move, shares] of users) expect(shares).toBe(move[2] === 'd' ? 2 : 1);
  });
});

describe('the first reveals', () => {
  it('[setup/reveal] are two for every seat, in any order among the seats', () => {
    const match = newMatch(3);
    shuffleInOrder(match);
    playAll(match, '2 R2a1', '3 R3a1', '3 R3b1', '1 R1a1', '2 R2b1');
    expect(match.play(3, 'R3c1')).toEqual({ ok: false, error: { code: 'NOT_AWAITED', awaited: [1] } });
    expect(match.awaits()).toMatchObject({ type: 'decisions', decisions: [{ seat: 1, kind: 'setup' }] });
    playAll(match, '1 R2d3');
    expect(match.awaits()).toMatchObject({ decisions: [{ seat: 1, kind: 'open' }] });
  });

  it('[setup/reveal] cannot choose a card a neighbour has turned up, nor count it', () => {
    const match = newMatch(3);
    shuffleInOrder(match);
    playAll(match, '1 R2d1');
    expect(match.play(2, 'R2d1')).toEqual({ ok: false, error: { code: 'FACE_UP', cell: '2d1' } });
    playAll(match, '2 R2d2', '2 R2d3');
    expect(match.play(2, 'R2a1')).toMatchObject({ ok: false, error: { code: 'NOT_AWAITED' } });
    expect(match.viewFor(2).round?.revealsLeft).toEqual([1, 0, 2]);
  });

  it('[setup/reveal] are of one’s own fifteen, and come before everything else', () => {
    const match = newMatch(3);
    shuffleInOrder(match);
    expect(match.play(1, 'R2a1')).toEqual({ ok: false, error: { code: 'NOT_IN_AREA', cell: '2a1' } });
    expect(match.play(1, 'R3d1')).toMatchObject({ error: { code: 'NOT_IN_AREA' } });
    expect(match.play(1, 'R4a1')).toMatchObject({ error: { code: 'NO_SUCH_PLACE' } });
    expect(match.play(1, 'D')).toEqual({ ok: false, error: { code: 'NOT_NOW', phase: 'setup' } });
  });
});

describe('the dealer', () => {
  it.each([
    [1, 2],
    [3, 4],
    [4, 1],
  ])('[setup/dealer] on seat %d lets seat %d start and deal next', (dealer, starter) => {
    const match = newMatch(4, { rounds: 2 }, dealer);
    expect(shuffleInOrder(match)).toMatchObject([{ type: 'dealt', round: 1, dealer }]);
    playAll(match, '1 R1a1', '1 R1b1', '2 R2a1', '2 R2b1', '3 R3a1', '3 R3b1', '4 R4a1', '4 R4b1');
    expect(match.viewFor('spectator').round?.active).toBe(starter);
    finishRound(match);
    expect(shuffleInOrder(match)).toMatchObject([{ type: 'dealt', round: 2, dealer: starter }]);
  });

  it('[setup/dealer] passes the turn clockwise, to the left', () => {
    const match = newMatch(3, { knock: false });
    shuffleInOrder(match);
    playAll(match, '1 R1a1', '1 R1b1', '2 R2a1', '2 R2b1', '3 R3a1', '3 R3b1');
    const opened = [1, 2, 3].map((seat) => playAll(match, `${seat} D`, `${seat} T`, `${seat} R${seat}c2`));
    expect(opened.map((events) => events.at(-1))).toMatchObject([{ seat: 2 }, { seat: 3 }, { seat: 1 }]);
  });
});
