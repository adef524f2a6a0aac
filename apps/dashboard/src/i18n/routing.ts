import { defineRouting } from 'next-intl/routing';

/**
 * Every page's address names its language, so public pages can be found and shared in each. A link without one (an
 * invitation, a code on a projector) leads to the reader's own language: by their earlier choice, else by what the
 * browser asks for.
 */
export const routing = defineRouting({
  locales: ['en', 'fr', 'de'],
  defaultLocale: 'en',
  localePrefix: 'always',
  localeCookie: { name: 'locale', maxAge: 60 * 60 * 24 * 365, sameSite: 'lax' },
});

export type Locale = (typeof routing.locales)[number];
