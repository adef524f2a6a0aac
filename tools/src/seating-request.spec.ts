import { describe, expect, it } from '@jest/globals';
import { readSeatingRequest } from './seating-request.js';

const read = (line: string): unknown => readSeatingRequest(line.split(' '));

describe('the words behind the seating command', () => {
  it('are numbers, a preference, a policy and a seed', () => {
    expect(read('--players 24 --rounds 6')).toEqual({
      players: 24,
      rounds: 6,
      prefer: [4, 3, 5, 6, 2],
      policy: 'repeatsFirst',
      seed: 'red-disc',
      json: false,
    });
    expect(read('--players 9 --rounds 3 --prefer 5,4 --policy balanceFirst --seed s --json')).toMatchObject({
      prefer: [5, 4],
      policy: 'balanceFirst',
      seed: 's',
      json: true,
    });
  });

  it.each([
    ['--rounds 3', '--players is missing'],
    ['--players 8', '--rounds is missing'],
    ['--players 0 --rounds 3', '--players is a whole number from 1 to 1000'],
    ['--players 8 --rounds 0', '--rounds is a whole number from 1 to 60'],
    ['--players eight --rounds 3', '--players is a whole number'],
    ['--players 8 --rounds 3 --prefer 4,4', '--prefer lists different table sizes'],
    ['--players 8 --rounds 3 --prefer 7', '--prefer lists different table sizes'],
    ['--players 8 --rounds 3 --policy none', '--policy is repeatsFirst or balanceFirst'],
    ['--players 8 --rounds 3 --tables 2', "Unknown option '--tables'"],
  ])('are refused in one line: %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
