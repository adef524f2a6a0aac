import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { catalogues } from '@/i18n/catalogues';
import { flatten, missingKeys } from '@/i18n/missing-keys';
import { routing } from '@/i18n/routing';
import { branchesReadAsTheyAre, usedKeys } from './catalogue-keys';
import { partsOf } from './message-parts';

const english = flatten(catalogues.en);
const pages = fileURLToPath(new URL('../src', import.meta.url));
const others = routing.locales.filter((locale) => locale !== 'en');

/** Numbers of intl-messageformat's syntax tree for plain text and for the # of a plural. */
const withoutName: readonly number[] = [0, 7];

/** The arguments and tags a text expects, with the choices of each select. */
function placeholders(text: string, locale: string): string[] {
  const names = partsOf(text, locale).flatMap((part) => {
    const value = 'value' in part ? part.value : '';
    if ('options' in part) {
      return `${value}:${'pluralType' in part ? 'plural' : Object.keys(part.options).sort().join('|')}`;
    }
    if ('children' in part) return `<${value}>`;
    return withoutName.includes(part.type) ? [] : value;
  });
  return [...new Set(names)].sort();
}

/**
 * What may follow “de” or “que” in French: figures, which never elide, and a name of our own choice. A name of a
 * person, club or place would read “de Anna”.
 */
const neverElides = new Set([
  'from',
  'least',
  'left',
  'min',
  'minutes',
  'most',
  'p10',
  'players',
  'points',
  'size',
  'sum',
]);

const beforeAName = /(?<!\p{L})(?:de|que|jusque|lorsque|puisque) (?:<\w+>)?\{(\w+)/giu;

describe('the catalogues', () => {
  it.each(others)('have the same keys in %s as in English', (locale) => {
    expect([...flatten(catalogues[locale]).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have the same keys in the files of all languages, or the build fails', () => {
    expect(missingKeys(fileURLToPath(new URL('../messages', import.meta.url)))).toEqual([]);
  });

  it.each(others)('expect the same arguments in %s as in English', (locale) => {
    const translated = flatten(catalogues[locale]);
    for (const [key, text] of english) {
      expect({ key, expects: placeholders(translated.get(key) ?? '', locale) }).toEqual({
        key,
        expects: placeholders(text, 'en'),
      });
    }
  });

  it.each(routing.locales)('leave no text empty in %s', (locale) => {
    expect([...flatten(catalogues[locale])].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('put no word before a name in French that it might have to elide', () => {
    const risky = [...flatten(catalogues.fr)].flatMap(([key, text]) =>
      [...text.matchAll(beforeAName)].map(([, argument]) => ({ key, argument: argument! })),
    );
    expect(risky.filter(({ argument }) => !neverElides.has(argument))).toEqual([]);
  });

  it.each(routing.locales)(
    'hold plain words in %s where a page reads them without a translator',
    (locale) => {
      // The build compiles every other text into something that is no string.
      for (const branch of branchesReadAsTheyAre(pages)) {
        const read = [...flatten(catalogues[locale])].filter(([key]) => branch.test(key));
        expect(read).not.toEqual([]);
        expect(read.filter(([, text]) => /[{}<]|'['#|]/.test(text))).toEqual([]);
      }
    },
  );

  it('are used to the last key, and nothing asks for a key that is absent', () => {
    const used = usedKeys(pages);
    const keys = [...english.keys()];
    expect(keys.filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([]);
    expect(used.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });
});
