'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { LanguageLinks } from './language-links';
import { sitePages } from './navigation';

/** The header's links and languages on a phone. */
export function SiteMenu() {
  const t = useTranslations('site');
  const id = useId();
  return (
    <div className="relative lg:hidden">
      <button type="button" popoverTarget={id} className={buttonClass({ variant: 'bare', size: 'icon' })}>
        <Icon name="menu" />
        <span className="sr-only">{t('menu')}</span>
      </button>
      <ul id={id} popover="auto" className="popover-menu">
        {sitePages.map(({ key, href }) => (
          <li key={key}>
            <Link href={href} className="menu-item">
              {t(`nav.${key}`)}
            </Link>
          </li>
        ))}
        <li role="separator" className="my-1.5 border-t-2 border-line" />
        <LanguageLinks />
      </ul>
    </div>
  );
}
