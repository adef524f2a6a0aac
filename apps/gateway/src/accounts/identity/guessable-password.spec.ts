import { describe, expect, it } from '@jest/globals';
import { isGuessable } from './guessable-password.js';

describe('a password that is guessed first', () => {
  it.each([
    'password',
    'Password123!',
    'P@ssw0rd2026',
    '12345678',
    '87654321',
    '00000000',
    'qwertzuiop',
    'iloveyou99',
    'motdepasse1',
    'hellohello',
    'abababab',
    'Marguerite7',
  ])('%s is refused', (password) => {
    expect(isGuessable(password, ['Marguerite', 'marguerite@club.example'])).toBe(true);
  });

  it.each(['seven red discs', 'xK9#mQ2v', 'correct horse battery', '3918475620183', 'Pass the salt, please'])(
    '%s is not',
    (password) => {
      expect(isGuessable(password, ['Marguerite', 'marguerite@club.example'])).toBe(false);
    },
  );
});
