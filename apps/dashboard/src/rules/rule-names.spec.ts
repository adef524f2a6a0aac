import { describe, expect, it } from '@jest/globals';
import { catalogues } from '@/i18n/catalogues';
import { ruleSections } from './rule-names';

const named = Object.fromEntries(ruleSections.map(({ key, rules }) => [key, [...rules]]));

describe('the rules page', () => {
  it.each(Object.entries(catalogues))('shows every rule that the %s catalogue describes', (_, { rules }) => {
    const described = Object.fromEntries(
      Object.entries(rules.sections).map(([key, section]) => [key, Object.keys(section.rules)]),
    );
    expect(described).toEqual(named);
  });
});
