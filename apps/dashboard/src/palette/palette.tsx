'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';

/** The list, its words and what it asks the server come when somebody first wants them: every page stays light. */
const loadDialog = () => import('./palette-dialog');
const PaletteDialog = lazy(loadDialog);

/** Ctrl-K or ⌘K, or the glass in the header: to any page, club or action by a few letters. */
export function Palette() {
  const t = useTranslations('site');
  const [isOpen, setIsOpen] = useState(false);
  // Once it was open it stays mounted, so that it closes and opens without being fetched again.
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setWasOpened(true);
      setIsOpen((isNowOpen) => !isNowOpen);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={buttonClass({ variant: 'bare', size: 'icon' })}
        onClick={open}
        onPointerEnter={() => void loadDialog()}
      >
        <Icon name="search" />
        <span className="sr-only">{t('palette')}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <PaletteDialog open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
