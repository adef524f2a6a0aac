'use client';

import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { Locale } from '@/i18n/routing';
import { PaletteList, type PaletteListProps } from './palette-list';

const load = {
  en: () => import('../../messages/en/palette.json'),
  fr: () => import('../../messages/fr/palette.json'),
  de: () => import('../../messages/de/palette.json'),
} as const;

/** The palette in a language, with all of its words. */
export async function paletteIn(locale: Locale) {
  const { default: palette } = await load[locale]();
  return function PaletteDialog(props: PaletteListProps) {
    return (
      <NextIntlClientProvider locale={useLocale()} messages={{ palette }}>
        <PaletteList {...props} />
      </NextIntlClientProvider>
    );
  };
}
