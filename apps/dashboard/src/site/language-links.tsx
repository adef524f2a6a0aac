'use client';

import { useLocale } from 'next-intl';
import { Link, usePathname } from '@/i18n/navigation';
import { routing } from '@/i18n/routing';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { languageNames } from './languages';

/** This page in each language, as items of a menu. */
export function LanguageLinks() {
  const current = useLocale();
  const pathname = usePathname();
  return routing.locales.map((locale) => (
    <li key={locale}>
      <Link
        href={pathname}
        locale={locale}
        lang={locale}
        aria-current={locale === current ? 'true' : undefined}
        className={cx('menu-item', locale === current && 'font-bold')}
      >
        {languageNames[locale]}
        {locale === current && <Icon name="check" />}
      </Link>
    </li>
  ));
}
