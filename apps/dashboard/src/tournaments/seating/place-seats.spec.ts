import { describe, expect, it } from '@jest/globals';
import { placeDiscs, placeSeats } from './place-seats';

describe('seats round a table', () => {
  it('go clockwise from the top', () => {
    expect(placeSeats(4, 40)).toEqual([
      { x: 50, y: 10 },
      { x: 90, y: 50 },
      { x: 50, y: 90 },
      { x: 10, y: 50 },
    ]);
  });

  it.each([2, 3, 4, 5, 6])('have a disc between each of %d neighbours', (count) => {
    expect(placeDiscs(count)).toHaveLength(count);
  });
});
