import { describe, expect, it } from '@jest/globals';
import { changeInWords } from './change-in-words';

describe('changeInWords', () => {
  it('strikes out only the words that differ', () => {
    expect(changeInWords('You play 3 rounds.', 'You play 2 rounds.')).toEqual({
      head: 'You play ',
      removed: '3 ',
      added: '2 ',
      tail: 'rounds.',
    });
  });

  it('puts both sentences whole when they share next to nothing', () => {
    const before = 'Whoever wants the card another player drew may knock for it.';
    expect(changeInWords(before, 'Nobody knocks.')).toEqual({
      head: '',
      removed: before,
      added: 'Nobody knocks.',
      tail: '',
    });
  });

  it('finds nothing to strike in equal sentences', () => {
    expect(changeInWords('Nobody knocks.', 'Nobody knocks.')).toEqual({
      head: 'Nobody knocks.',
      removed: '',
      added: '',
      tail: '',
    });
  });

  it.each([
    ['a a', 'a'],
    ['a', 'a a'],
    ['x a a', 'x a'],
  ])('reads as the new sentence without what is struck: %j, then %j', (before, after) => {
    const { head, added, tail } = changeInWords(before, after);
    expect((head + added + tail).trimEnd()).toBe(after);
  });
});
