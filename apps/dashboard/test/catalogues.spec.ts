import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { catalogues } from '@/i18n/catalogues';
import { routing } from '@/i18n/routing';
import { flatten, usedKeys } from './catalogue-keys';

const english = flatten(catalogues.en);
const others = routing.locales.filter((locale) => locale !== 'en');

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** Numbers of intl-messageformat's syntax tree for plain text and for the # of a plural. */
const literal = 0;
const pound = 7;

/** The arguments and tags a text expects, with the choices of each select. */
function placeholders(text: string, locale: string): string[] {
  const collect = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => {
      const value = 'value' in part ? part.value : '';
      if ('options' in part) {
        const inside = Object.values(part.options).flatMap((option) => collect(option.value));
        const choices = 'pluralType' in part ? 'plural' : Object.keys(part.options).sort().join('|');
        return [`${value}:${choices}`, ...inside];
      }
      if ('children' in part) return [`<${value}>`, ...collect(part.children)];
      const kind: number = part.type;
      return kind === literal || kind === pound ? [] : [value];
    });
  return [...new Set(collect(new IntlMessageFormat(text, locale).getAst()))].sort();
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

  it('are used to the last key, and nothing asks for a key that is absent', () => {
    const used = usedKeys(fileURLToPath(new URL('../src', import.meta.url)));
    const keys = [...english.keys()];
    expect(keys.filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([]);
    expect(used.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });
});
