'use client';

import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/routing';
import { PaletteList, type PaletteListProps } from './palette-list';

const load = {
  en: () => import('../../messages/en/palette.json'),
  fr: () => import('../../messages/fr/palette.json'),
  de: () => import('../../messages/de/palette.json'),
} as const;

const made = new Map<Locale, ComponentType<PaletteListProps>>();

/** The palette in a language, with all of its words; always the same one, so that nothing typed is lost. */
export async function paletteIn(locale: Locale): Promise<ComponentType<PaletteListProps>> {
  const { default: palette } = await load[locale]();
  const known = made.get(locale);
  if (known) return known;
  const PaletteDialog = (props: PaletteListProps) => (
    <NextIntlClientProvider locale={useLocale()} messages={{ palette }}>
      <PaletteList {...props} />
    </NextIntlClientProvider>
  );
  made.set(locale, PaletteDialog);
  return PaletteDialog;
}
