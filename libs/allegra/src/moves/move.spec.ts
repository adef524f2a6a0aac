import { describe, expect, it } from '@jest/globals';
import { lineCount } from '../round/line-table.js';
import { cellNumber, isCell, makeCell } from './cell.js';
import { cellsOfLine, decodeMove, encodeMove, noCode } from './encode.js';
import { makeMove, parseMove, type Move } from './move.js';

const moves: readonly [string, Move][] = [
  ['R1a1', { type: 'reveal', cell: '1a1' }],
  ['D', { type: 'draw' }],
  ['P', { type: 'take' }],
  ['K', { type: 'knock' }],
  ['N', { type: 'pass' }],
  ['G6', { type: 'give', seat: 6 }],
  ['H', { type: 'keep' }],
  ['X3b2', { type: 'exchange', cell: '3b2' }],
  ['T', { type: 'throw' }],
  ['S6d3', { type: 'pick', cell: '6d3' }],
  ['C2d1,1a1,1b1', { type: 'clear', cells: ['2d1', '1a1', '1b1'] }],
  ['.', { type: 'done' }],
];

describe('the text of a move', () => {
  it.each(moves)('%s', (text, move) => {
    expect(parseMove(text)).toEqual({ ok: true, value: move });
    expect(makeMove(move)).toBe(text);
  });

  it.each([
    '',
    ' ',
    'd',
    'D ',
    ' D',
    'DD',
    'R',
    'R1',
    'R0a1',
    'R7a1',
    'R1e1',
    'R1a4',
    'R1A1',
    'R1a1 ',
    'Ra11',
    'G',
    'G0',
    'G7',
    'G12',
    'X',
    'C',
    'C1a1',
    'C1a1,1b1',
    'C1a1,1b1,1c1,1d1',
    'C1a1,1b1,',
    'C1a1, 1b1,1c1',
    'C1a1;1b1;1c1',
    '..',
    '!',
    'toString',
    'constructor',
    '\ud800',
    'R１a1',
    'D\n',
  ])('%j is none', (text) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: 'BAD_MOVE' } });
  });
});

describe('places', () => {
  it('have one text and one number each', () => {
    const texts = Array.from({ length: 72 }, (_, number) => makeCell(number));
    expect(new Set(texts).size).toBe(72);
    texts.forEach((cell, number) => {
      expect(cellNumber(cell)).toBe(number);
    });
    expect([texts[0], texts[3], texts[4], texts[12]]).toEqual(['1a1', '1d1', '1a2', '2a1']);
    expect(isCell('hasOwnProperty')).toBe(false);
  });
});

describe('moves as integers', () => {
  it('come back as they were', () => {
    for (const [, move] of moves) expect(decodeMove(encodeMove(move, 0, 6), 0, 6)).toEqual(move);
  });

  it.each([2, 3, 4, 5, 6])('name every line of every area at a table of %d', (seats) => {
    for (let seat = 0; seat < seats; seat += 1) {
      const lines = new Set<string>();
      for (let line = 0; line < lineCount; line += 1) {
        const cells = cellsOfLine(line, seat, seats);
        lines.add(cells.join());
        const code = encodeMove({ type: 'clear', cells }, seat, seats);
        expect(decodeMove(code, seat, seats)).toEqual({ type: 'clear', cells });
      }
      expect(lines.size).toBe(35);
    }
  });

  it('do not exist for places and seats that a table does not have', () => {
    expect(encodeMove({ type: 'reveal', cell: '4a1' }, 0, 3)).toBe(noCode);
    expect(encodeMove({ type: 'give', seat: 4 }, 0, 3)).toBe(noCode);
    expect(encodeMove({ type: 'clear', cells: ['1d1', '2a1', '2b1'] }, 0, 3)).toBe(noCode);
    expect(encodeMove({ type: 'clear', cells: ['1d1', '3a1', '3b1'] }, 2, 3)).not.toBe(noCode);
  });
});
