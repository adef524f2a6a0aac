import { describe, expect, it } from '@jest/globals';
import { barPath } from './club-pages';

describe('barPath', () => {
  it.each([
    ['/clubs/demo', ''],
    ['/clubs/demo/', ''],
    ['/clubs/demo/rules/new', '/rules'],
    ['/clubs/demo/invitations', '/members'],
    ['/clubs/demo/evenings/new', '/calendar'],
  ])('%s belongs to %j', (pathname, expected) => {
    expect(barPath(pathname, 'demo')).toBe(expected);
  });
});
