import { describe, expect, it } from '@jest/globals';
import { makeThemeCookie, parseTheme, themeAttribute, themes } from './theme';

describe('the theme cookie', () => {
  it('survives the way to the server and back', () => {
    for (const theme of themes) {
      const value = /^theme=(\w+);/.exec(makeThemeCookie(theme))?.[1];
      expect(parseTheme(value)).toBe(theme);
    }
  });

  it('falls back to the device when it is absent or unknown', () => {
    expect(parseTheme(undefined)).toBe('system');
    expect(parseTheme('neon')).toBe('system');
    expect(themeAttribute('system')).toBeUndefined();
  });
});
