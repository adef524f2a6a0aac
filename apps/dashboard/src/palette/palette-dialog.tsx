'use client';

import { NextIntlClientProvider, useLocale } from 'next-intl';
import { use } from 'react';
import type { Locale } from '@/i18n/routing';
import { PaletteList, type PaletteListProps } from './palette-list';

const load = {
  en: () => import('../../messages/en/palette.json'),
  fr: () => import('../../messages/fr/palette.json'),
  de: () => import('../../messages/de/palette.json'),
} as const;

/** One promise a language: `use` must be handed the same one again. */
const loaded = new Map<Locale, ReturnType<(typeof load)[Locale]>>();

function wordsIn(locale: Locale) {
  const known = loaded.get(locale) ?? load[locale]();
  loaded.set(locale, known);
  return known;
}

export default function PaletteDialog(props: PaletteListProps) {
  const locale = useLocale();
  const { default: palette } = use(wordsIn(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={{ palette }}>
      <PaletteList {...props} />
    </NextIntlClientProvider>
  );
}
