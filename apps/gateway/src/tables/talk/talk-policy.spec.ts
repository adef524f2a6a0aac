import { describe, expect, it } from '@jest/globals';
import { mayBeSaid, talkAllowed } from './talk-policy.js';

describe('how people talk at a table', () => {
  it.each([
    ['free', null, false, 'free'],
    ['free', { talk: 'phrases', kids: 'silent' }, false, 'phrases'],
    ['phrases', { talk: 'free', kids: 'silent' }, false, 'phrases'],
    ['free', { talk: 'none', kids: 'phrases' }, false, 'none'],
    ['free', { talk: 'free', kids: 'phrases' }, true, 'phrases'],
    ['free', { talk: 'free', kids: 'silent' }, true, 'none'],
    ['none', { talk: 'free', kids: 'phrases' }, true, 'none'],
    ['free', null, true, 'none'],
  ] as const)('is the strictest of table %s, club %j and a kid there: %s', (table, club, hasKid, allowed) => {
    expect(talkAllowed({ table, club, hasKid })).toBe(allowed);
  });

  it('leaves phrases and reactions where text is not allowed, and nothing where nothing is', () => {
    const said = [
      { type: 'text', text: 'Hello' },
      { type: 'phrase', phrase: 'hello' },
      { type: 'reaction', reaction: 'clap' },
    ] as const;
    expect(said.map((content) => mayBeSaid(content, 'free'))).toEqual([true, true, true]);
    expect(said.map((content) => mayBeSaid(content, 'phrases'))).toEqual([false, true, true]);
    expect(said.map((content) => mayBeSaid(content, 'none'))).toEqual([false, false, false]);
  });
});
