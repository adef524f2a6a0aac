import { describe, expect, it } from '@jest/globals';
import { slugSchema } from '@red-disc/contracts';
import { suggestSlug } from './suggest-slug';

describe('suggestSlug', () => {
  it.each([
    ['Café Kupfer', 'cafe-kupfer'],
    ['  Ludothèque de Rennes! ', 'ludotheque-de-rennes'],
    ['Große Runde', 'grosse-runde'],
    ['Œuf & Cie', 'oeuf-cie'],
    ['a'.repeat(39) + ' b', 'a'.repeat(39)],
  ])('makes of %j the address %j', (name, slug) => {
    expect(suggestSlug(name)).toBe(slug);
    expect(slugSchema.safeParse(slug).success).toBe(true);
  });

  it('has no idea for a name without letters that an address takes', () => {
    expect(suggestSlug('卓球')).toBe('');
  });
});
