import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import formatText from 'use-intl/format-message';
import formatCompiled from 'use-intl/format-message/format-only';
import { flatten, type Tree } from '@/i18n/missing-keys';
import { routing } from '@/i18n/routing';
import { compiledCatalogue, messageAt } from './compiled-catalogue';
import { sampleValues } from './sample-values';

const messages = fileURLToPath(new URL('../messages', import.meta.url));
const filesOf = (locale: string) =>
  readdirSync(`${messages}/${locale}`).filter((file) => file.endsWith('.json'));

describe.each(routing.locales)('texts in %s that are compiled by the build', (locale) => {
  const cache = _createCache();
  const options = { cache, formatters: _createIntlFormatters(cache), locale, timeZone: 'Europe/Berlin' };

  it.each(filesOf(locale))('say in %s what they say when they are parsed', async (file) => {
    const path = `${messages}/${locale}/${file}`;
    const source = readFileSync(path, 'utf8');
    const compiled = await compiledCatalogue(path, source);
    for (const [key, text] of flatten(JSON.parse(source) as Tree)) {
      for (const values of sampleValues(text, locale)) {
        const said = formatCompiled(key, messageAt(compiled, key)!, values, options);
        expect({ key, values, said }).toEqual({ key, values, said: formatText(key, text, values, options) });
      }
    }
  });
});
