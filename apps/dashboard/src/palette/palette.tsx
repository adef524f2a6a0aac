'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '@/i18n/routing';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import type { PaletteListProps } from './palette-list';

/** The list, its words and what it asks the server come when somebody first wants them: every page stays light. */
const load = async (locale: Locale) => (await import('./palette-dialog')).paletteIn(locale);

/** Ctrl-K or ⌘K, or the glass in the header: to any page, club or action by a few letters. */
export function Palette() {
  const t = useTranslations('site');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PaletteListProps>>();
  const locale = useLocale();
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  // Not by Suspense: what it waited for it shows 300 ms late, and the palette has 100 to be there.
  useEffect(() => {
    if (!wasOpened) return;
    void load(locale).then((dialog) => {
      setDialog(() => dialog);
    });
  }, [wasOpened, locale]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Who holds Control may be about to press K: what that opens is on its way by then.
      if (event.key === 'Control' || event.key === 'Meta') void load(locale);
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setWasOpened(true);
      setIsOpen((isNowOpen) => !isNowOpen);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [locale]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={buttonClass({ variant: 'bare', size: 'icon' })}
        onClick={open}
        onFocus={() => void load(locale)}
        onPointerEnter={() => void load(locale)}
      >
        <Icon name="search" />
        <span className="sr-only">{t('palette')}</span>
      </button>
      {Dialog && <Dialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
