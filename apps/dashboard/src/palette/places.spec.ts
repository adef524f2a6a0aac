import { describe, expect, it } from '@jest/globals';
import { clubPagesFor, pagesFor, tableCode } from './places';

const keys = (found: readonly { readonly key: string }[]) => found.map(({ key }) => key);

describe('the palette', () => {
  it('offers strangers, guests, members and administrators what they have', () => {
    const person = { kind: 'account', platformRole: 'user', device: null } as const;
    expect(keys(pagesFor(null))).not.toContain('account');
    expect(keys(pagesFor({ ...person, kind: 'guest' }))).toContain('account');
    expect(keys(pagesFor({ ...person, kind: 'guest' }))).not.toContain('newClub');
    expect(keys(pagesFor(person))).not.toContain('administration');
    expect(keys(pagesFor({ ...person, platformRole: 'administrator' }))).toContain('administration');
    expect(keys(pagesFor({ ...person, device: 'projector' }))).toEqual(keys(pagesFor(null)));
  });

  it('offers the pages of a club by role', () => {
    expect(keys(clubPagesFor(['guest']))).toEqual(['home', 'calendar', 'rules', 'lab']);
    expect(keys(clubPagesFor(['member']))).toContain('members');
    expect(keys(clubPagesFor(['referee']))).toContain('screens');
    expect(keys(clubPagesFor(['director']))).toContain('newRuleSet');
    expect(keys(clubPagesFor(['owner']))).toContain('settings');
  });

  it('knows the code of a table when it sees one', () => {
    expect(tableCode(' k7pfe2 ')).toBe('K7PFE2');
    expect(tableCode('kupfer7')).toBeUndefined();
    expect(tableCode('a b1c2')).toBeUndefined();
  });
});
