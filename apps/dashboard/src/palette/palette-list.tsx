'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useReturnedFocus } from '@/ui/use-returned-focus';
import { PaletteCommand } from './palette-command';
import { useEntries, type PaletteEntry } from './use-entries';

export interface PaletteListProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function PaletteList({ open, onOpenChange }: PaletteListProps) {
  const t = useTranslations('palette');
  const [typed, setTyped] = useState('');
  const returnedFocus = useReturnedFocus();
  const { entries, isWaiting } = useEntries(open, typed);
  const choose = ({ run }: PaletteEntry) => {
    onOpenChange(false);
    setTyped('');
    run();
  };
  const command = (
    <PaletteCommand
      entries={entries}
      isWaiting={isWaiting}
      typed={typed}
      onType={setTyped}
      onChoose={choose}
    />
  );
  // What a browser draws for the first time takes twice as long. Out of sight it costs nobody anything.
  const [isRehearsed, setIsRehearsed] = useState(open);
  useEffect(() => {
    setIsRehearsed(true);
  }, []);
  if (!isRehearsed) return <div hidden>{command}</div>;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(6_24_24/0.55)]" />
        <Dialog.Content
          {...returnedFocus}
          aria-describedby={undefined}
          className="fixed top-[min(12vh,6rem)] left-1/2 z-50 w-[min(38rem,calc(100vw-1.5rem))] -translate-x-1/2 overflow-hidden rounded-3 border-2 border-ink bg-surface shadow-3"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          {command}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
