import { describe, expect, it } from '@jest/globals';
import { hiddenGrid, Position, type Sketch } from '../../test/position.js';

const two = (first: string, more: Partial<Sketch> = {}): Position =>
  new Position({ grids: [first, hiddenGrid], discard: [9], ...more });
const clearings = (position: Position, seat = 1): string[] =>
  position.legal(seat).filter((move) => move.startsWith('C'));
const borrowed = (top: string, middle: string, bottom: string): string =>
  `? ? ? ${top}  ? ? ? ${middle}  ? ? ? ${bottom}`;

describe('a line', () => {
  it('[clear/line] is three equal face-up cards side by side in a row', () => {
    expect(clearings(two('4 4 4 ?  ? ? ? ?  ? ? ? ?'))).toEqual(['C1a1,1b1,1c1']);
    expect(clearings(two('? ? ? ?  ? 0 0 0  ? ? ? ?'))).toEqual(['C1b2,1c2,1d2']);
    expect(clearings(two('4 4 (4) ?  4 4 5 4  4 ? 4 4'))).toEqual(['C1a1,1a2,1a3']);
  });

  it('[clear/line] is a whole column', () => {
    expect(clearings(two('? 7 ? ?  ? 7 ? ?  ? 7 ? ?'))).toEqual(['C1b1,1b2,1b3']);
    expect(clearings(two('? 7 ? ?  ? (7) ? ?  ? 7 ? ?'))).toEqual([]);
  });

  it('[clear/line] reaches across into the borrowed column', () => {
    const position = new Position({
      grids: ['6 6 ? ?  ? ? ? ?  ? ? ? ?', borrowed('6', '?', '?')],
      discard: [9],
    });
    expect(clearings(position)).toEqual(['C2d1,1a1,1b1']);
    expect(position.play('1 C2d1,1a1,1b1').grid(2).split(' ')[3]).toBe('.');
  });

  it('[clear/line] may be the borrowed column itself', () => {
    const position = new Position({ grids: [hiddenGrid, borrowed('5', '5', '5')], discard: [9] });
    expect(clearings(position)).toEqual(['C2d1,2d2,2d3']);
  });

  it('[clear/line] skips empty places in a row', () => {
    expect(clearings(two('4 . 4 4  ? ? ? ?  ? ? ? ?'))).toEqual(['C1a1,1c1,1d1']);
    const wide = new Position({
      grids: ['. 4 . 4  ? ? ? ?  ? ? ? ?', borrowed('4', '?', '?')],
      discard: [9],
    });
    expect(clearings(wide)).toEqual(['C2d1,1b1,1d1']);
  });

  it('[clear/line] does not skip a card, face up or down', () => {
    expect(clearings(two('4 5 4 4  4 4 ? 4  ? ? ? ?'))).toEqual([]);
  });

  it('[clear/line] is no column with a gap', () => {
    expect(clearings(two('? 7 ? ?  ? . ? ?  ? 7 ? ?'))).toEqual([]);
  });

  it('[clear/line] does not go on past the right end of the area', () => {
    const position = new Position({
      grids: ['? ? 8 8  ? ? ? ?  ? ? ? ?', '8 ? ? ?  ? ? ? ?  ? ? ? ?'],
      discard: [9],
    });
    expect(clearings(position)).toEqual([]);
  });

  it('[clear/line] is named in the order of the area', () => {
    const position = two('4 4 4 ?  7 ? ? ?  7 ? ? ?');
    for (const line of ['1c1,1b1,1a1', '1a1,1c1,1b1', '1b1,1c1,1d1', '1a1,1a2,1a3'])
      expect(position.attempt(`1 C${line}`)).toBe('NOT_A_LINE');
  });

  it('[clear/line] can be of -1, which costs points', () => {
    expect(clearings(two('-1 -1 -1 ?  ? ? ? ?  ? ? ? ?'))).toEqual(['C1a1,1b1,1c1']);
  });
});

describe('who clears', () => {
  it('[clear/who] the active player as the turn opens, a neighbour’s gift in the shared column', () => {
    const position = new Position({
      grids: [borrowed('2', '2', '(2)'), hiddenGrid],
      discard: [9],
      draws: [2],
      active: 2,
    });
    position.play('2 D', '2 X1d3');
    expect(position.phase).toBe('clear');
    position.play('2 .');
    expect(clearings(position)).toEqual(['C1d1,1d2,1d3']);
    position.play('1 C1d1,1d2,1d3');
    expect([position.phase, position.active]).toEqual(['open', 1]);
  });

  it('[clear/who] the active player after turning up a card', () => {
    const position = two('4 4 (4) ?  ? ? ? ?  ? ? ? ?').play('1 D', '1 T', '1 R1c1');
    expect([position.phase, position.awaited]).toEqual(['clear', [1]]);
  });

  it('[clear/who] nobody in another’s area, and nobody after drawing', () => {
    const position = new Position({
      grids: ['3 3 3 ?  ? ? ? ?  ? ? ? ?', '4 4 4 ?  ? ? ? ?  ? ? ? ?'],
      discard: [9],
    });
    expect(position.attempt('1 C2a1,2b1,2c1')).toBe('NOT_A_LINE');
    expect(position.attempt('2 C2a1,2b1,2c1')).toBe('NOT_AWAITED');
    position.play('1 D');
    expect(position.attempt('1 C1a1,1b1,1c1')).toBe('NOT_NOW');
  });

  it('[clear/who] one line at a time, each of which may open the next', () => {
    const position = two('4 7 4 4  ? 7 ? ?  ? (7) ? ?').play('1 D', '1 T', '1 R1b3');
    expect(clearings(position)).toEqual(['C1b1,1b2,1b3']);
    position.play('1 C1b1,1b2,1b3');
    expect([position.phase, clearings(position)]).toEqual(['clear', ['C1a1,1c1,1d1']]);
    position.play('1 C1a1,1c1,1d1');
    expect(position.active).toBe(2);
  });

  it('[clear/who] picks row or column where a card stands in both', () => {
    const sketch = '5 5 5 ?  5 ? ? ?  5 ? ? ?';
    expect(clearings(two(sketch))).toEqual(['C1a1,1a2,1a3', 'C1a1,1b1,1c1']);
    expect(clearings(two(sketch).play('1 C1a1,1b1,1c1'))).toEqual([]);
  });

  it('[clear/who] picks three of four and three of five in a row', () => {
    const four = two('5 5 5 5  ? ? ? ?  ? ? ? ?');
    expect(clearings(four)).toEqual(['C1a1,1b1,1c1', 'C1b1,1c1,1d1']);
    expect(four.attempt('1 C1a1,1b1,1d1')).toBe('NOT_A_LINE');
    const five = new Position({
      grids: ['5 5 5 5  ? ? ? ?  ? ? ? ?', borrowed('5', '?', '?')],
      discard: [9],
    });
    expect(clearings(five)).toEqual(['C2d1,1a1,1b1', 'C1a1,1b1,1c1', 'C1b1,1c1,1d1']);
  });
});

describe('whether to clear', () => {
  const line = '4 4 4 ?  ? ? ? ?  ? ? ? ?';
  const must = { rules: { clearing: 'must' } } as const;

  it('[clear/option] may: a line can be left as the turn opens', () => {
    expect(two(line).play('1 D').phase).toBe('place');
    expect(two(line).play('1 P').phase).toBe('place');
  });

  it('[clear/option] may: a line can be left after placing, by saying so', () => {
    const position = two(line).play('1 D', '1 X1d3');
    expect(position.legal(1)).toEqual(['C1a1,1b1,1c1', '.']);
    position.play('1 .');
    expect([position.active, position.grid(1).slice(0, 5)]).toEqual([2, '4 4 4']);
  });

  it('[clear/option] as a turn opens, drawing is how one declines', () => {
    expect(two(line).attempt('1 .')).toBe('NOT_NOW');
  });

  it('[clear/option] must: no drawing and no end of the turn while there is a line', () => {
    const opening = two(line, must);
    expect(opening.attempt('1 D')).toBe('MUST_CLEAR');
    expect(opening.attempt('1 P')).toBe('MUST_CLEAR');
    expect(opening.legal(1)).toEqual(['C1a1,1b1,1c1']);
    const placed = two('4 4 (4) ?  ? ? ? ?  ? ? ? ?', must).play('1 D', '1 T', '1 R1c1');
    expect(placed.attempt('1 .')).toBe('MUST_CLEAR');
    expect(placed.play('1 C1a1,1b1,1c1').active).toBe(2);
  });
});

describe('where cleared cards go', () => {
  it('[clear/where-to] on top of a thrown card', () => {
    const position = two('4 4 (4) ?  ? ? ? ?  ? ? ? ?', { draws: [11] });
    position.play('1 D', '1 T', '1 R1c1', '1 C1a1,1b1,1c1');
    expect(position.discard).toEqual([9, 11, 4, 4, 4]);
  });

  it('[clear/where-to] under a held card', () => {
    const position = two('4 4 (6) ?  ? ? ? ?  ? ? ? ?', { draws: [4] });
    position.play('1 D', '1 X1c1', '1 C1a1,1b1,1c1');
    expect(position.discard).toEqual([9, 4, 4, 4, 6]);
  });

  it('[clear/where-to] on the pile as a turn opens, where the top can be taken at once', () => {
    const position = two('4 4 4 ?  ? ? ? ?  ? ? ? ?').play('1 C1a1,1b1,1c1', '1 P');
    expect([position.hand, position.discard]).toEqual([4, [9, 4, 4]]);
  });
});
