import { describe, expect, it } from '@jest/globals';
import { nextPage } from './next-page';

describe('nextPage', () => {
  it('leads to a page of this site', () => {
    expect(nextPage('/clubs/demo?view=past', '/clubs')).toBe('/clubs/demo?view=past');
  });

  it.each([
    undefined,
    '',
    'clubs',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a b',
    ['/x'],
  ])('leads nowhere else: %j', (asked) => {
    expect(nextPage(asked, '/clubs')).toBe('/clubs');
  });
});
