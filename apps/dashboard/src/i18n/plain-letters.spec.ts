import { describe, expect, it } from '@jest/globals';
import { plainLetters } from './plain-letters';

describe('plain letters', () => {
  it.each([
    ['ÉCOLE', 'ecole'],
    ['E\u0301cole', 'ecole'],
    ['STRAẞE', 'strasse'],
    ['Łukasz Øster', 'lukasz oster'],
    ['Cœur Ærø', 'coeur aero'],
    ['Đặng', 'dang'],
    ['İstanbul', 'istanbul'],
    ['100% snake_case', '100% snake_case'],
  ])('takes %j for %j, as the server does', (typed, plain) => {
    expect(plainLetters(typed)).toBe(plain);
  });
});
