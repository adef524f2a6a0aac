import { describe, expect, it } from '@jest/globals';
import { plainLetters } from './plain-letters.js';

describe('plain letters', () => {
  it.each([
    ['ÉCOLE', 'ecole'],
    ['E\u0301cole', 'ecole'],
    ['Änne Größe', 'anne grosse'],
    ['STRAẞE', 'strasse'],
    ['Łukasz Øster', 'lukasz oster'],
    ['Cœur Ærø', 'coeur aero'],
    ['Đặng', 'dang'],
    ['İstanbul', 'istanbul'],
    ['ИВАН', 'иван'],
    ['', ''],
    ['100% snake_case', '100% snake_case'],
  ])('takes %j for %j', (typed, plain) => {
    expect(plainLetters(typed)).toBe(plain);
  });
});
