import { describe, expect, it } from '@jest/globals';
import { type Seat } from '@red-disc/game';
import { hiddenGrid, Position, type Sketch } from '../../test/position.js';
import { SeededSource } from '../../test/random-play.js';
import { decodeMove } from '../moves/encode.js';
import { makeMove } from '../moves/move.js';
import { createPlayer } from './bots.js';
import { Sight } from './sight.js';

/** What `steady` does at a seat of a position. */
function moveOf({ rules, round }: Position, seat: Seat): string {
  const sight = new Sight(rules, round.seats);
  sight.look(round, seat - 1);
  const code = createPlayer('steady').decide(sight, new SeededSource(1));
  return makeMove(decodeMove(code, seat - 1, round.seats));
}

const three = (own: string, more: Partial<Sketch> = {}): Position =>
  new Position({ grids: [own, hiddenGrid, hiddenGrid], discard: [9], draws: [3], ...more });

describe('steady opens its turn', () => {
  it('by taking a low card that lies there for all', () => {
    expect(moveOf(three(hiddenGrid, { discard: [-1] }), 1)).toBe('P');
  });

  it('by drawing where a high card lies that fits nowhere', () => {
    expect(moveOf(three(hiddenGrid, { discard: [11] }), 1)).toBe('D');
  });

  it('by taking a high card that completes a line, across the borrowed column too', () => {
    const grids = ['10 10 ? ?  ? ? ? ?  ? ? ? ?', hiddenGrid, hiddenGrid];
    expect(moveOf(three('', { grids, discard: [10] }), 1)).toBe('P');
    const across = ['10 ? ? ?  ? ? ? ?  ? ? ? ?', '? ? ? 10  ? ? ? ?  ? ? ? ?', hiddenGrid];
    const position = three('', { grids: across, discard: [10] });
    expect(moveOf(position, 1)).toBe('P');
    expect(moveOf(position.play('1 P'), 1)).toBe('X1b1');
  });

  it('by clearing a line first, but not one of -1', () => {
    expect(moveOf(three('7 7 7 ?  ? ? ? ?  ? ? ? ?'), 1)).toBe('C1a1,1b1,1c1');
    expect(moveOf(three('-1 -1 -1 ?  ? ? ? ?  ? ? ? ?'), 1)).not.toMatch(/^C/);
  });

  it('by clearing three -1 where it must, or where they are its last cards', () => {
    const lowLine = '-1 -1 -1 ?  ? ? ? ?  ? ? ? ?';
    expect(moveOf(three(lowLine, { rules: { clearing: 'must' } }), 1)).toBe('C1a1,1b1,1c1');
    const grids = ['-1 -1 -1 .  . . . .  . . . .', '? ? ? .  ? ? ? .  ? ? ? .', hiddenGrid];
    expect(moveOf(three('', { grids }), 1)).toBe('C1a1,1b1,1c1');
  });
});

describe('steady with a card in hand', () => {
  it('puts a low one in the place of the highest that shows', () => {
    const position = three('11 ? ? ?  ? 6 ? ?  ? ? ? ?', { draws: [0] });
    expect(moveOf(position.play('1 D', '2 N', '3 N'), 1)).toBe('X1a1');
  });

  it('throws a high one away and turns up a card', () => {
    const position = three('1 ? ? ?  ? 2 ? ?  ? ? ? ?', { draws: [11] }).play('1 D', '2 N', '3 N');
    expect(moveOf(position, 1)).toBe('T');
    expect(moveOf(position.play('1 T'), 1)).toMatch(/^R/);
  });
});

describe('steady and the knock', () => {
  const pair = '? ? ? ?  ? 9 9 ?  ? ? ? ?';

  it('knocks for a card that completes a line, and for no other', () => {
    const knockFor = (card: number): string =>
      moveOf(new Position({ grids: [hiddenGrid, pair, hiddenGrid], draws: [card] }).play('1 D'), 2);
    expect(knockFor(9)).toBe('K');
    expect(knockFor(8)).toBe('N');
    expect(knockFor(0)).toBe('N');
  });

  it('keeps a card that is worth more to itself', () => {
    const grids = ['9 9 ? ?  ? ? ? ?  ? ? ? ?', pair, hiddenGrid];
    const position = new Position({ grids, draws: [9] }).play('1 D', '2 K', '3 N');
    expect(moveOf(position, 1)).toBe('H');
  });

  it('gives a useless card away for one that completes a line of its own', () => {
    const grids = ['11 11 ? ?  ? ? ? ?  ? ? ? ?', '? ? ? ?  ? 2 2 ?  ? 11 ? ?', hiddenGrid];
    const position = new Position({ grids, draws: [2] }).play('1 D', '2 K', '3 N');
    expect(moveOf(position, 1)).toBe('G2');
    const given = position.play('1 G2');
    expect(moveOf(given, 2)).toMatch(/^X2(a|d)2$/);
    given.play('2 X2a2', '2 C2a2,2b2,2c2');
    expect(moveOf(given, 1)).toBe('S2b3');
    expect(moveOf(given.play('1 S2b3'), 1)).toBe('X1c1');
  });
});

describe('steady before the end of the round', () => {
  const good = '? 0 1 4  0 1 ? 3  ? 1 0 2';

  it('turns up its last card when it is far ahead', () => {
    const own = '0 1 1 1  0 1 (4) 2  -1 2 0 2';
    const bad = ['9 9 8 8  10 ? 9 8  10 ? 9 10', '11 7 7 8  ? 7 11 10  11 ? 6 7'];
    const position = new Position({ grids: [own, ...bad], discard: [7], draws: [6] });
    expect(moveOf(position.play('1 D', '2 N', '3 N'), 1)).toBe('T');
  });

  it('rather spoils a place than end a round in which it would be doubled', () => {
    const own = '5 4 6 5  4 5 (4) 6  5 4 6 5';
    const position = new Position({ grids: [own, good, good], discard: [11], draws: [7] });
    expect(moveOf(position.play('1 D', '2 N', '3 N'), 1)).toMatch(/^X1(?!c2)/);
  });

  it('turns up the last card of a neighbour who will be doubled', () => {
    const own = '? ? 1 ?  ? 0 ? 1  ? ? 1 2';
    const neighbour = '11 10 9 1  8 7 9 ?  7 10 11 2';
    const last = '1 ? ? 3  ? ? 2 4  ? 3 ? 3';
    const position = new Position({ grids: [own, neighbour, last], discard: [7], draws: [8] });
    expect(moveOf(position.play('1 D', '2 N', '3 N', '1 T'), 1)).toBe('R2d2');
  });
});
