import { describe, expect, it } from '@jest/globals';
import { inOnePiece, madeOnce, partsUnlike } from './texts.js';

describe('texts that are sent again and again', () => {
  it('are made once of each object, and anew of one that only looks the same', () => {
    let made = 0;
    const text = madeOnce((source: { readonly n: number }) => {
      made += 1;
      return JSON.stringify(source);
    });
    const one = { n: 1 };
    expect([text(one), text(one), made]).toEqual(['{"n":1}', '{"n":1}', 1]);
    expect([text({ n: 1 }), made]).toEqual(['{"n":1}', 2]);
  });

  it('are left out where they are the same as before', () => {
    expect(partsUnlike(['a', 'b', ''], ['a', 'c', 'd'])).toEqual(['', 'c', 'd']);
    expect(partsUnlike([], ['a', ''])).toEqual(['a', '']);
  });

  it('stay what they are in one piece', () => {
    for (const text of ['', 'a', 'é🎲', '\0']) expect(inOnePiece(text)).toBe(text);
  });
});
