import { describe, expect, it } from '@jest/globals';
import { hiddenGrid, Position, type Sketch } from '../../test/position.js';

const three = (more: Partial<Sketch> = {}): Position =>
  new Position({ grids: [hiddenGrid, hiddenGrid, hiddenGrid], discard: [9], draws: [3], ...more });

describe('when one may knock', () => {
  it('[knock/when] after a card from the deck, every other player, in any order', () => {
    const position = three().play('1 D');
    expect([position.phase, position.awaited]).toEqual(['knock', [2, 3]]);
    expect(position.legal(3)).toEqual(['K', 'N']);
    position.play('3 N');
    expect(position.attempt('3 K')).toBe('NOT_AWAITED');
    expect(position.attempt('1 X1a1')).toBe('NOT_AWAITED');
    expect(position.play('2 N').phase).toBe('place');
  });

  it('[knock/when] never for a card from the discard pile', () => {
    expect(three().play('1 P').phase).toBe('place');
  });

  it('[knock/when] never with two players, whatever the rule set says', () => {
    expect(new Position({ grids: [hiddenGrid, hiddenGrid], discard: [9] }).play('1 D').phase).toBe('place');
  });

  it('[knock/when] never where the rule set does without', () => {
    expect(three({ rules: { knock: false } }).play('1 D').phase).toBe('place');
  });

  it('[knock/when] not outside the window', () => {
    expect(three().attempt('2 K')).toBe('NOT_AWAITED');
    expect(three().play('1 D').attempt('1 K')).toBe('NOT_AWAITED');
  });
});

describe('who may knock', () => {
  const fewOnSeat2 = (grid: string): Position =>
    three({ grids: [hiddenGrid, grid, '? ? ? .  ? ? ? .  ? ? ? .'] }).play('1 D');

  it('[knock/may-knock] not with three of the fifteen left', () => {
    expect(fewOnSeat2('? ? ? .  . . . .  . . . .').awaited).toEqual([3]);
  });

  it('[knock/may-knock] with four left', () => {
    expect(fewOnSeat2('? ? ? ?  . . . .  . . . .').awaited).toEqual([2, 3]);
  });

  it('[knock/may-knock] borrowed cards count as one’s own', () => {
    const grids = [hiddenGrid, '? ? . .  . . . .  . . . .', '? ? ? ?  ? ? ? ?  ? ? ? .'];
    expect(three({ grids }).play('1 D').awaited).toEqual([2, 3]);
  });

  it('[knock/may-knock] not with no face-down card left', () => {
    const grids = [hiddenGrid, hiddenGrid, '1 2 4 5  6 7 8 9  1 2 4 5', '? ? ? ?  ? ? ? ?  ? ? ? ?'];
    const position = new Position({
      grids: ['? ? ? 0  ? ? ? 1  ? ? ? 2', ...grids.slice(1)],
      discard: [9],
      draws: [3],
    });
    expect(position.play('1 D').awaited).toEqual([2, 3, 4]);
    const ended = new Position({
      grids: [hiddenGrid, hiddenGrid, '1 2 4 5  6 7 8 9  1 2 4 (5)', '? ? ? 0  ? ? ? 1  ? ? ? 2'],
      active: 3,
      discard: [9],
      draws: [3, 6],
    }).play('3 D', '4 N', '1 N', '2 N', '3 X3d3');
    expect([ended.trigger, ended.active]).toEqual([3, 4]);
    expect(ended.play('4 D').awaited).toEqual([1, 2]);
  });

  it('[knock/may-knock] not after one’s last turn', () => {
    const position = three({
      grids: ['1 2 4 5  6 7 8 9  1 2 4 (5)', '? ? ? 0  ? ? ? 1  ? ? ? 2', hiddenGrid],
      draws: [3, 10, 10],
    }).play('1 D', '2 N', '3 N', '1 X1d3');
    expect(position.active).toBe(2);
    expect(position.play('2 D').awaited).toEqual([3]);
    position.play('3 N', '2 T', '2 R2a1');
    expect([position.active, position.play('3 D').phase]).toEqual([3, 'place']);
  });
});

describe('the answer', () => {
  it('[knock/answer] gives the card to one of those who knocked', () => {
    const position = three().play('1 D', '2 K', '3 K');
    expect([position.phase, position.legal(1)]).toEqual(['answer', ['G2', 'G3', 'H']]);
    expect(position.play('1 G3').awaited).toEqual([3]);
  });

  it('[knock/answer] or to none, and the turn goes on', () => {
    const position = three().play('1 D', '2 K', '3 N', '1 H');
    expect([position.phase, position.hand]).toEqual(['place', 3]);
    expect(position.legal(1)).toContain('T');
  });

  it('[knock/answer] cannot give it to one who did not knock', () => {
    const position = three().play('1 D', '2 K', '3 N');
    expect(position.attempt('1 G3')).toBe('DID_NOT_KNOCK');
    expect(position.attempt('1 G1')).toBe('DID_NOT_KNOCK');
    expect(position.attempt('1 G4')).toBe('NO_SUCH_PLACE');
    expect(position.attempt('2 G2')).toBe('NOT_AWAITED');
  });

  it('[knock/answer] waits until everybody has answered', () => {
    const position = three().play('1 D', '2 K');
    expect(position.attempt('1 G2')).toBe('NOT_AWAITED');
  });

  it('[knock/answer] is not asked for when nobody knocked', () => {
    expect(three().play('1 D', '2 N', '3 N').attempt('1 H')).toBe('NOT_NOW');
  });
});

/** Seat 1 draws, seat 2 or 3 gets the card. */
const given = (to: 2 | 3, sketch: Partial<Sketch>): Position =>
  three(sketch).play('1 D', `${to} K`, `${to === 2 ? 3 : 2} N`, `1 G${to}`);

describe('the trade', () => {
  it('[knock/trade] goes step by step: exchange, pick, exchange, lay back', () => {
    const position = given(3, {
      grids: ['(8) ? ? ?  ? ? ? ?  ? ? ? ?', hiddenGrid, '(6) 10 ? ?  ? ? ? ?  ? ? ? ?'],
    });
    expect(position.attempt('1 X1a1')).toBe('NOT_AWAITED');
    position.play('3 X3a1');
    expect([position.phase, position.held, position.awaited]).toEqual(['pick', 6, [1]]);
    position.play('1 S3b1');
    expect([position.phase, position.hand]).toEqual(['pickPlace', 10]);
    expect(position.grid(3).split(' ').slice(0, 2)).toEqual(['3', '.']);
    position.play('1 X1a1');
    expect(position.grid(1).split(' ')[0]).toBe('10');
    expect(position.grid(3).split(' ').slice(0, 2)).toEqual(['3', '6']);
    expect([position.discard, position.active]).toEqual([[9, 8], 2]);
  });

  it('[knock/trade] keeps the knocker’s card secret if it was face down, not if it was face up', () => {
    const grids = [hiddenGrid, hiddenGrid, '(6) 10 ? ?  ? ? ? ?  ? ? ? ?'];
    expect(given(3, { grids }).play('3 X3a1').events.at(-1)).toMatchObject({ out: 6, secret: true });
    expect(given(3, { grids }).play('3 X3b1').events.at(-1)).toMatchObject({ out: 10, secret: false });
  });

  it('[knock/trade] must exchange: the knocker cannot throw, the active player neither', () => {
    const position = given(3, {});
    expect(position.attempt('3 T')).toBe('NOT_NOW');
    position.play('3 X3a1');
    expect(position.attempt('1 T')).toBe('NOT_NOW');
    expect(position.attempt('1 S2a1')).toBe('NOT_IN_AREA');
    position.play('1 S3b1');
    expect(position.attempt('1 T')).toBe('NOT_NOW');
    expect(position.attempt('1 X3a1')).toBe('NOT_IN_AREA');
  });

  it('[knock/trade] lets the knocker clear before the pick', () => {
    const position = given(3, { grids: [hiddenGrid, hiddenGrid, '3 3 ? ?  ? ? ? ?  ? ? ? ?'] });
    position.play('3 X3c1');
    expect([position.phase, position.legal(3)]).toEqual(['tradeClear', ['C3a1,3b1,3c1', '.']]);
    expect(position.attempt('1 S3a1')).toBe('NOT_AWAITED');
    position.play('3 C3a1,3b1,3c1');
    expect(position.attempt('1 S3a1')).toBe('EMPTY_PLACE');
    expect([position.phase, position.discard]).toEqual(['pick', [9, 3, 3, 3]]);
  });

  it('[knock/trade] lets the knocker leave a line only where clearing may be left', () => {
    const grids = [hiddenGrid, hiddenGrid, '3 3 ? ?  ? ? ? ?  ? ? ? ?'];
    expect(given(3, { grids }).play('3 X3c1', '3 .').phase).toBe('pick');
    const must = given(3, { grids, rules: { clearing: 'must' } }).play('3 X3c1');
    expect(must.attempt('3 .')).toBe('MUST_CLEAR');
  });

  it('[knock/trade] may take the given card straight back', () => {
    const position = given(3, {}).play('3 X3a1', '1 S3a1');
    expect(position.hand).toBe(3);
    expect(position.play('1 X1a1').grid(1).split(' ')[0]).toBe('3');
  });

  it('[knock/trade] between neighbours fills the hole in the column they share', () => {
    const position = given(2, { grids: [hiddenGrid, '? ? ? 4  ? ? ? ?  ? ? ? ?', hiddenGrid] });
    position.play('2 X2a1', '1 S2d1');
    expect(position.attempt('1 X2d1')).toBe('EMPTY_PLACE');
    position.play('1 X2d2');
    expect(position.grid(2).split(' ')[7]).toBe('4');
    expect(position.grid(2).split(' ')[3]).not.toBe('.');
  });

  it('[knock/trade] leaves a line completed by the laid-back card to the knocker’s own turn', () => {
    const position = given(3, {
      grids: [hiddenGrid, hiddenGrid, '5 5 7 ?  (5) ? ? ?  ? ? ? ?'],
    }).play('3 X3a2', '1 S3c1', '1 X1a1');
    expect([position.active, position.grid(3).slice(0, 5)]).toEqual([2, '5 5 5']);
    position.play('2 D', '1 N', '3 N', '2 T', '2 R2a1');
    expect(position.legal(3)).toContain('C3a1,3b1,3c1');
  });

  it('[knock/trade] lets the active player clear at the end, the shared hole included', () => {
    const position = given(2, {
      grids: ['5 5 ? ?  ? ? ? ?  ? ? ? ?', '(5) ? ? 7  ? ? ? ?  ? ? ? ?', hiddenGrid],
    }).play('2 X2a1', '1 S2d1', '1 X1d3');
    expect([position.phase, position.legal(1)]).toEqual(['clear', ['C2d1,1a1,1b1', '.']]);
    expect(position.round.hole).toBe(-1);
  });

  it('[knock/trade] ends the turn if the knocker has cleared everything', () => {
    const position = given(3, {
      grids: ['? ? ? .  ? ? ? .  ? ? ? .', hiddenGrid, '3 3 (8) .  5 5 5 .  . . . .'],
    }).play('3 X3c1', '3 C3a1,3b1,3c1', '3 C3a2,3b2,3c2');
    expect(position.discard).toEqual([9, 3, 3, 3, 5, 5, 5, 8]);
    expect([position.active, position.phase, position.trigger]).toEqual([2, 'open', 3]);
    expect(position.events).toContainEqual({ type: 'discarded', seat: 3, card: 8, wasSecret: true });
  });

  const lastCardIsShared = [
    '. . . .  . . . .  . . . .',
    '? ? ? (7)  ? ? ? 3  ? ? ? 3',
    '? ? ? ?  ? ? ? ?  ? ? ? ?',
  ];

  it('[knock/trade] cannot pick the only card the active player could have exchanged', () => {
    const position = given(2, {
      grids: [lastCardIsShared[0]!, '? ? ? (7)  ? ? ? .  ? ? ? .', hiddenGrid],
    }).play('2 X2a1');
    expect(position.attempt('1 S2d1')).toBe('NOTHING_LEFT_TO_EXCHANGE');
    expect(position.legal(1)).not.toContain('S2d1');
    expect(position.play('1 S2b1', '1 X2d1').active).toBe(2);
  });

  it('[knock/trade] ends the turn if the knocker’s clearing leaves the active player no card', () => {
    const position = given(2, { grids: lastCardIsShared }).play('2 X2d1', '2 C2d1,2d2,2d3');
    expect(position.discard).toEqual([9, 3, 3, 3, 7]);
    expect([position.trigger, position.active]).toEqual([1, 2]);
  });
});
