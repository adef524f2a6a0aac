import { describe, expect, it } from '@jest/globals';
import { bestAndOwn } from './best-and-own';

const ranking = ['a', 'b', null, 'c', 'd', 'e', 'f'].map((userId) => ({ userId }));
const shown = (ownId: string | undefined) => bestAndOwn(ranking, ownId).map(({ userId }) => userId);

describe('the first of a ranking', () => {
  it('has the reader in it, in their place or as the last', () => {
    expect(shown('b')).toEqual(['a', 'b', null, 'c', 'd']);
    expect(shown('f')).toEqual(['a', 'b', null, 'c', 'f']);
  });

  it('is the first for whoever is not ranked', () => {
    expect(shown('nobody')).toEqual(['a', 'b', null, 'c', 'd']);
    expect(shown(undefined)).toEqual(['a', 'b', null, 'c', 'd']);
  });
});
