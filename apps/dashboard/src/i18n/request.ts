import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { locale as localeOfPage } from 'next/root-params';
import { catalogues } from './catalogues';
import { routing } from './routing';

export default getRequestConfig(async ({ locale: asked }) => {
  const requested = asked ?? (await localeOfPage());
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  return { locale, messages: catalogues[locale] };
});
