import { describe, expect, it } from '@jest/globals';
import { preferenceFrom, sizesFrom } from './table-size';

describe('sizes of tables', () => {
  it('of an arena go down from the wanted one to three', () => {
    expect([sizesFrom(3), sizesFrom(5)]).toEqual([[3], [5, 4, 3]]);
  });

  it('of an event are preferred by how near they are, tables of two last of all', () => {
    expect(preferenceFrom(4, { withTwo: true })).toEqual([4, 3, 5, 6, 2]);
    expect(preferenceFrom(6, { withTwo: false })).toEqual([6, 5, 4, 3]);
  });
});
