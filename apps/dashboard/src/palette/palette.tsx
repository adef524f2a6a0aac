'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import type { PaletteListProps } from './palette-list';
import { whenQuiet } from './when-quiet';

/** Ctrl-K or ⌘K, or the glass in the header: to any page, club or action by a few letters. */
export function Palette() {
  const t = useTranslations('site');
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PaletteListProps>>();
  const locale = useLocale();
  // The list and its words are no part of any page's first load. Not by Suspense: what it waited for it shows 300 ms
  // late, and the palette has 100 to be there.
  const fetchDialog = useCallback(async () => {
    const dialog = await (await import('./palette-dialog')).paletteIn(locale);
    setDialog(() => dialog);
  }, [locale]);
  useEffect(() => whenQuiet(fetchDialog), [fetchDialog]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Who holds Control may be about to press K: what that opens is on its way by then.
      if (event.key === 'Control' || event.key === 'Meta') void fetchDialog();
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void fetchDialog();
      setIsOpen((isNowOpen) => !isNowOpen);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [fetchDialog]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={buttonClass({ variant: 'bare', size: 'icon' })}
        onClick={() => {
          void fetchDialog();
          setIsOpen(true);
        }}
        onFocus={() => void fetchDialog()}
        onPointerEnter={() => void fetchDialog()}
      >
        <Icon name="search" />
        <span className="sr-only">{t('palette')}</span>
      </button>
      {Dialog && <Dialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
