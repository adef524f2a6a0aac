import { describe, expect, it } from '@jest/globals';
import { makeListQuery, parseListChoice } from './list-choice';

describe('the rating list an address asks for', () => {
  it('is the usual one where nothing or nonsense is said', () => {
    const usual = { game: undefined, kind: 'people', place: 'all', season: undefined };
    expect(parseListChoice({})).toEqual(usual);
    expect(parseListChoice({ game: 'No game', kind: 'cats', place: 'moon', season: 'spring' })).toEqual(
      usual,
    );
  });

  it('comes back from its address', () => {
    const choice = { game: 'allegra', kind: 'teams', place: 'online', season: '2026-01-01' } as const;
    expect(parseListChoice(makeListQuery(choice))).toEqual(choice);
    expect(makeListQuery(parseListChoice({}))).toEqual({});
  });
});
