import { describe, expect, it } from '@jest/globals';
import { maxLegalCodes } from '../src/round/codes.js';
import { legalCodes } from '../src/round/legal.js';
import { phases } from '../src/round/phases.js';
import { playCode, reshuffle } from '../src/round/play.js';
import { Round, roundOptions } from '../src/round/round.js';
import { cardsOf } from '../src/cards.js';
import { englishRules, hiddenGrid, Position, type Sketch } from './position.js';

/** How many sequences of so many moves there are, whoever makes them. */
function countSequences(round: Round, depth: number): number {
  if (round.phase === phases.reshuffle) {
    const next = round.clone();
    reshuffle(next, next.cardsToReshuffle());
    return countSequences(next, depth);
  }
  let sequences = 0;
  const codes = new Uint16Array(maxLegalCodes);
  for (let seat = 0; seat < round.seats; seat += 1) {
    const count = legalCodes(round, seat, codes);
    if (depth === 1) sequences += count;
    else
      for (const code of codes.slice(0, count)) {
        const next = round.clone();
        playCode(next, seat, code);
        sequences += countSequences(next, depth - 1);
      }
  }
  return sequences;
}

const counts = (round: Round): number[] => [1, 2, 3].map((depth) => countSequences(round, depth));
const sketched = (sketch: Sketch, ...entries: string[]): number[] =>
  counts(new Position({ discard: [9], ...sketch }).play(...entries).round);

function dealt(seats: number): Round {
  const round = new Round(roundOptions(englishRules, seats));
  round.deal(seats - 1, cardsOf('auto', seats));
  return round;
}

// The counts were worked out by hand; the sums show how.
describe('the number of legal sequences of one, two and three moves', () => {
  it('in set-up of two: nine places are one’s own, six are both’s', () => {
    // One move: 15 each. Two: after an own place 14 + 15 remain, after a shared one 14 + 14.
    const two = 2 * (9 * 29 + 6 * 28);
    // Three, seat 1 having begun. The same seat again leaves only the other, with 15 less the shared ones taken:
    // own-own 9*8*15, own-shared and shared-own 2*9*6*14, shared-shared 6*5*13.
    const same = 9 * 8 * 15 + 2 * 9 * 6 * 14 + 6 * 5 * 13;
    // The other seat next leaves both with one to go: two places are gone, each for one seat or for both.
    const other = 9 * 9 * (14 + 14) + 2 * 9 * 6 * (13 + 14) + 6 * 5 * (13 + 13);
    expect(counts(dealt(2))).toEqual([30, two, 2 * (same + other)]);
  });

  it('in set-up of six: everybody has fifteen places, and shares three with each neighbour', () => {
    // After a shared place (six of fifteen) one neighbour has 14 as well.
    const two = 6 * (9 * (14 + 75) + 6 * (14 + 14 + 60));
    // Three: the same seat again leaves the five others, with 75 less the shared ones taken.
    const same = 9 * 8 * 75 + 2 * 9 * 6 * 74 + 6 * 5 * 73;
    // Another seat next leaves all six: an own place is gone for one, a shared one for two. Three seats are no
    // neighbours; with each of the two who are, three of the shared places are the same.
    const stranger = 9 * 9 * 88 + 2 * 9 * 6 * 87 + 6 * 6 * 86;
    const neighbour = 9 * 9 * 88 + 2 * 9 * 6 * 87 + (3 * 5 + 3 * 6) * 86;
    expect(counts(dealt(6))).toEqual([90, two, 6 * (same + 3 * stranger + 2 * neighbour)]);
  });

  it('as a turn opens for two: draw or take, then fifteen places or a throw', () => {
    // After a throw fifteen reveals; after an exchange the other opens with draw or take.
    const grids = [hiddenGrid, hiddenGrid];
    expect(sketched({ grids })).toEqual([2, 32, 2 * (15 * 2 + 15)]);
    expect(sketched({ grids, rules: { takenDiscard: 'exchange' } })).toEqual([
      2,
      31,
      16 * 2 - 2 + 15 + 15 * 2,
    ]);
  });

  it('in a knock window of four: three answer in any order', () => {
    const grids = [hiddenGrid, hiddenGrid, hiddenGrid, hiddenGrid];
    expect(sketched({ grids }, '1 D')).toEqual([3 * 2, 6 * 4, 24 * 2]);
  });

  it('before the answer to two knocks', () => {
    const grids = [hiddenGrid, hiddenGrid, hiddenGrid];
    // Give: fifteen exchanges, then fifteen picks. Keep: fifteen exchanges or a throw; then the next seat draws or
    // takes, or fifteen reveals.
    expect(sketched({ grids }, '1 D', '2 K', '3 K')).toEqual([3, 2 * 15 + 16, 2 * 15 * 15 + 15 * 2 + 15]);
  });

  it('at the pick from a neighbour: the hole cannot be filled by hand', () => {
    const grids = [hiddenGrid, hiddenGrid, hiddenGrid];
    // Three of the fifteen are shared and leave 14 to exchange for; then the next seat draws or takes.
    const places = 12 * 15 + 3 * 14;
    expect(sketched({ grids }, '1 D', '2 K', '3 N', '1 G2', '2 X2a1')).toEqual([15, places, places * 2]);
  });

  it('with four in a row to clear, or to leave', () => {
    const grids = ['5 5 5 5  ? ? ? ?  ? ? ? ?', hiddenGrid];
    // Open: two ways to clear, draw, take. Cleared: draw or take. Drawn: 15 places or a throw.
    const placed = (left: number): number => left + 1;
    const afterDraw = placed(15);
    const two = 2 * 2 + 2 * afterDraw;
    // Third move: twice the placings of 12 cards; after a throw the 8 + 3 hidden ones are turned up; after an exchange
    // the next seat opens (2), unless a line is left: the exchanged card must break both, which 1b1 and 1c1 do, while 1a1
    // and 1d1 leave one line and the eleven others two; each line can be cleared, or none.
    const lineLeft = 11 * 3 + 2 * 2;
    const lineBroken = 2 * 2;
    const three = 2 * 2 * placed(12) + 2 * (11 + lineLeft + lineBroken);
    expect(sketched({ grids, draws: [11] })).toEqual([4, two, three]);
  });
});
