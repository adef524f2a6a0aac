import { describe, expect, it } from '@jest/globals';
import { hiddenGrid, Position } from '../../test/position.js';
import { newMatch, playAll, shuffleInOrder } from '../../test/new-match.js';

const two = (first: string, more: object = {}): Position =>
  new Position({ grids: [first, hiddenGrid], discard: [9], draws: [3], ...more });

describe('drawing', () => {
  it('[turn/draw] takes the top of the deck', () => {
    const position = two(hiddenGrid).play('1 D');
    expect([position.hand, position.discard, position.phase]).toEqual([3, [9], 'place']);
  });

  it('[turn/draw] takes the top of the discard pile', () => {
    const position = two(hiddenGrid, { discard: [4, 9] }).play('1 P');
    expect([position.hand, position.discard]).toEqual([9, [4]]);
  });

  it('[turn/draw] is for the active player, once', () => {
    const position = two(hiddenGrid);
    expect(position.attempt('2 D')).toBe('NOT_AWAITED');
    position.play('1 D');
    expect(position.attempt('1 D')).toBe('NOT_NOW');
    expect(position.attempt('1 P')).toBe('NOT_NOW');
  });

  it('[turn/draw] shows the card to everybody', () => {
    const match = newMatch(2);
    shuffleInOrder(match);
    playAll(match, '1 R1a1', '1 R1b1', '2 R2a1', '2 R2b1', '1 D');
    const hands = ([1, 2, 'spectator'] as const).map((viewer) => match.viewFor(viewer).round?.hand);
    expect(new Set(hands.map((hand) => JSON.stringify(hand))).size).toBe(1);
    expect(hands[0]).toMatchObject({ seat: 1, fromDiscard: false });
  });
});

describe('exchanging', () => {
  it.each([
    ['face down', '1a1', '3 7 ? ?  ? ? ? ?  ? ? ? ?'],
    ['face up', '1b1', '? 3 ? ?  ? ? ? ?  ? ? ? ?'],
  ])('[turn/exchange] lays the card on a place that is %s and discards the other', (_, cell, grid) => {
    const position = two('(8) 7 ? ?  ? ? ? ?  ? ? ? ?').play('1 D', `1 X${cell}`);
    expect(position.grid(1)).toBe(grid.replace(/\s+/g, ' '));
    expect(position.discard).toEqual([9, cell === '1a1' ? 8 : 7]);
    expect(position.active).toBe(2);
  });

  it('[turn/exchange] reaches the borrowed column and no other neighbour’s card', () => {
    const position = two(hiddenGrid).play('1 D');
    expect(position.attempt('1 X2a1')).toBe('NOT_IN_AREA');
    position.play('1 X2d2');
    expect(position.grid(2).split(' ')[7]).toBe('3');
  });

  it('[turn/exchange] needs a card in the place', () => {
    const position = two('. ? ? ?  ? ? ? ?  ? ? ? ?').play('1 D');
    expect(position.attempt('1 X1a1')).toBe('EMPTY_PLACE');
    expect(position.legal(1)).not.toContain('X1a1');
  });

  it('[turn/exchange] shows the card taken out and holds it until the turn ends', () => {
    const position = two('(5) 3 3 ?  ? ? ? ?  ? ? ? ?').play('1 D', '1 X1a1');
    expect([position.phase, position.held, position.discard]).toEqual(['clear', 5, [9]]);
    expect(position.events).toContainEqual({
      type: 'exchanged',
      seat: 1,
      cell: '1a1',
      card: 3,
      out: 5,
      wasDown: true,
      secret: false,
    });
  });
});

describe('throwing', () => {
  it('[turn/throw] puts the drawn card on the pile and turns one up', () => {
    const position = two('(8) ? ? ?  ? ? ? ?  ? ? ? ?').play('1 D', '1 T');
    expect([position.phase, position.discard]).toEqual(['reveal', [9, 3]]);
    position.play('1 R1a1');
    expect([position.grid(1).split(' ')[0], position.active]).toEqual(['8', 2]);
  });

  it('[turn/throw] turns up a face-down card of the player’s fifteen only', () => {
    const position = two('8 . ? ?  ? ? ? ?  ? ? ? ?').play('1 D', '1 T');
    expect(position.attempt('1 R1a1')).toBe('FACE_UP');
    expect(position.attempt('1 R1b1')).toBe('EMPTY_PLACE');
    expect(position.attempt('1 R2c1')).toBe('NOT_IN_AREA');
    expect(position.attempt('1 X1c1')).toBe('NOT_NOW');
    expect(position.legal(1)).toContain('R2d3');
  });

  it('[turn/throw] is open for a taken card where the option says free', () => {
    const position = two(hiddenGrid).play('1 P', '1 T');
    expect([position.phase, position.discard]).toEqual(['reveal', [9]]);
  });

  it('[turn/throw] is closed for a taken card where it has to be exchanged, not for a drawn one', () => {
    const rules = { takenDiscard: 'exchange' } as const;
    const position = two(hiddenGrid, { rules }).play('1 P');
    expect(position.attempt('1 T')).toBe('MUST_EXCHANGE');
    expect(position.legal(1)).not.toContain('T');
    expect(two(hiddenGrid, { rules }).play('1 D').legal(1)).toContain('T');
  });
});

describe('the end of a turn', () => {
  it('[turn/clear] clears first, then discards the held card', () => {
    const position = two('(5) 3 3 ?  ? ? ? ?  ? ? ? ?').play('1 D', '1 X1a1', '1 C1a1,1b1,1c1');
    expect(position.discard).toEqual([9, 3, 3, 3, 5]);
    expect([position.active, position.phase]).toEqual([2, 'open']);
  });

  it('[turn/clear] asks for nothing where there is no line', () => {
    const position = two('(5) 3 4 ?  ? ? ? ?  ? ? ? ?').play('1 D', '1 X1a1');
    expect([position.active, position.phase]).toEqual([2, 'open']);
    expect(position.attempt('1 .')).toBe('NOT_AWAITED');
  });
});
