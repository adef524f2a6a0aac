import type { Locale } from '@/i18n/routing';

/** Each language in its own words: whoever needs it reads no other. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};
