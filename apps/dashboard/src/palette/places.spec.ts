import { describe, expect, it } from '@jest/globals';
import { clubPagesFor, fit, pagesFor, tableCode } from './places';

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
    expect(keys(clubPagesFor(['guest']))).not.toContain('people');
    expect(keys(clubPagesFor(['member']))).toEqual(
      expect.arrayContaining(['people', 'results', 'tournaments']),
    );
    expect(keys(clubPagesFor(['member']))).not.toContain('newEvening');
    expect(keys(clubPagesFor(['referee']))).toContain('screens');
    expect(keys(clubPagesFor(['director']))).toEqual(expect.arrayContaining(['newRuleSet', 'newTournament']));
    expect(keys(clubPagesFor(['owner']))).toContain('settings');
  });

  it('finds what has every word that was typed, what begins with it first', () => {
    expect(fit('Demo Club : réglages', 'demo reglages')).toBeGreaterThan(0);
    expect(fit('Łukasz', 'lukasz')).toBeGreaterThan(0);
    expect(fit('Demo Club: calendar', 'member')).toBe(0);
    expect(fit('Demo Club', 'mo')).toBe(0);
    expect(fit('Variantenlabor', 'labor')).toBeGreaterThan(0);
    expect(fit('Rules', 'rul')).toBeGreaterThan(fit('Demo Club: rules', 'rul'));
    expect(fit('Demo Club: rules', 'rul')).toBeGreaterThan(fit('Ferrule', 'rul'));
  });

  it('knows the code of a table when it sees one', () => {
    expect(tableCode(' k7pfe2 ')).toBe('K7PFE2');
    expect(tableCode('kupfer7')).toBeUndefined();
    expect(tableCode('a b1c2')).toBeUndefined();
  });
});
