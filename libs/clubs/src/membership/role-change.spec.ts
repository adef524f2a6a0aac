import { describe, expect, it } from '@jest/globals';
import { refuseRoleChange } from './role-change.js';

describe('changing what a member is', () => {
  it.each([
    ['an admin makes a member a referee', ['admin'], ['member'], ['referee', 'member'], 1, undefined],
    ['an admin makes somebody an owner', ['admin'], ['member'], ['owner'], 1, 'OWNERS_ONLY'],
    ['an admin demotes an owner', ['admin'], ['owner'], ['member'], 2, 'OWNERS_ONLY'],
    ['an admin throws an owner out', ['admin'], ['owner'], [], 2, 'OWNERS_ONLY'],
    ['a director blocks an admin', ['director'], ['admin'], [], 1, 'LEADERS_ONLY'],
    ['an owner makes a second owner', ['owner'], ['member'], ['owner'], 1, undefined],
    ['one of two owners steps back', ['owner'], ['owner'], ['admin'], 2, undefined],
    ['the last owner steps back', ['owner'], ['owner'], ['admin'], 1, 'LAST_OWNER'],
    ['the last owner leaves', ['owner'], ['owner', 'director'], [], 1, 'LAST_OWNER'],
    ['an owner keeps it and takes a role on', ['owner'], ['owner'], ['owner', 'referee'], 1, undefined],
    ['a kid’s seat gets a role', ['owner'], ['kid'], ['member'], 1, 'NOT_A_PERSON'],
    ['a screen is taken away', ['admin'], ['projector'], [], 1, undefined],
  ] as const)('%s: %s', (_, by, from, to, owners, expected) => {
    expect(refuseRoleChange({ by, from, to, owners })).toBe(expected);
  });
});
