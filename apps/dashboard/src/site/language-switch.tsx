'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { LanguageLinks } from './language-links';
import { languageNames } from './languages';

/** A popover of the browser's own: it closes on Escape and on a click outside without a script. */
export function LanguageSwitch() {
  const t = useTranslations('site');
  const current = useLocale();
  const id = useId();
  return (
    <div className="relative hidden lg:block">
      <button type="button" popoverTarget={id} className={buttonClass({ variant: 'bare' }, 'px-3')}>
        <Icon name="globe" />
        <span aria-hidden="true">{current.toUpperCase()}</span>
        <span className="sr-only">{t('language', { language: languageNames[current] })}</span>
      </button>
      <ul id={id} popover="auto" className="popover-menu">
        <LanguageLinks />
      </ul>
    </div>
  );
}
