import { describe, expect, it } from '@jest/globals';
import { movementOf } from './movement';

describe('how standings have moved', () => {
  const before = [
    { entrant: 'a', rank: 1 },
    { entrant: 'b', rank: 3 },
  ];

  it('is up with a positive number and down with a negative one', () => {
    expect(movementOf(before, { entrant: 'b', rank: 1 })).toBe(2);
    expect(movementOf(before, { entrant: 'a', rank: 4 })).toBe(-3);
  });

  it('is nothing for somebody who was not there before', () => {
    expect(movementOf(before, { entrant: 'c', rank: 2 })).toBe(0);
  });
});
