'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Link, usePathname } from '@/i18n/navigation';
import { routing, type Locale } from '@/i18n/routing';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

/** Each language in its own words: whoever needs it reads no other. */
const ownNames: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** A popover of the browser's own: it closes on Escape and on a click outside without a script. */
export function LanguageSwitch() {
  const t = useTranslations('site');
  const current = useLocale();
  const pathname = usePathname();
  const id = useId();
  return (
    <div className="relative">
      <button type="button" popoverTarget={id} className={buttonClass({ variant: 'bare' }, 'px-3')}>
        <Icon name="globe" />
        <span aria-hidden="true">{current.toUpperCase()}</span>
        <span className="sr-only">{t('language', { language: ownNames[current] })}</span>
      </button>
      <ul id={id} popover="auto" className="popover-menu">
        {routing.locales.map((locale) => (
          <li key={locale}>
            <Link
              href={pathname}
              locale={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              className={cx('menu-item', locale === current && 'font-bold')}
            >
              {ownNames[locale]}
              {locale === current && <Icon name="check" />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
