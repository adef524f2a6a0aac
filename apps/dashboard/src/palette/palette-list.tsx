'use client';

import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Busy } from '@/ui/busy';
import { Icon, type IconName } from '@/ui/icon';
import { useReturnedFocus } from '@/ui/use-returned-focus';
import { fit } from './places';
import { useEntries, type PaletteEntry } from './use-entries';

export interface PaletteListProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What was found last: a word of six letters may be a code, but hardly ever is. */
const groups = ['pages', 'clubs', 'events', 'people', 'tables', 'actions', 'found'] as const;
const icons: Readonly<Record<(typeof groups)[number], IconName>> = {
  found: 'search',
  pages: 'arrowRight',
  clubs: 'flag',
  events: 'trophy',
  people: 'search',
  tables: 'play',
  actions: 'check',
};

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
          <Command
            label={t('title')}
            loop
            filter={(_, search, labels) => fit(labels?.join(' ') ?? '', search)}
          >
            <div className="flex items-center gap-3 border-b-2 border-line px-4">
              <Icon name="search" className="text-ink-2" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder={t('placeholder')}
                className="min-h-14 w-full bg-transparent text-lg text-ellipsis outline-none placeholder:text-ink-2"
              />
              <kbd className="hidden rounded-1 border-2 border-line px-1.5 text-xs text-ink-2 sm:block">
                Esc
              </kbd>
            </div>
            <Command.List className="max-h-[min(60vh,26rem)] overflow-y-auto p-2">
              <Command.Empty className="px-3 py-6 text-ink-2">
                {isWaiting ? <Busy /> : t('nothing', { typed })}
              </Command.Empty>
              {groups.map((group) => {
                const ofGroup = entries.filter((entry) => entry.group === group);
                if (ofGroup.length === 0) return null;
                return (
                  <Command.Group
                    key={group}
                    heading={t(`groups.${group}`)}
                    className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-2"
                  >
                    {ofGroup.map((entry) => (
                      <Command.Item
                        key={entry.id}
                        value={entry.id}
                        keywords={[entry.label, entry.alias ?? '']}
                        onSelect={() => {
                          choose(entry);
                        }}
                        className="menu-item cursor-pointer justify-start! aria-selected:bg-surface-3"
                      >
                        <Icon name={icons[group]} className="text-ink-2" />
                        <span className="min-w-0 flex-1 py-1.5 leading-snug wrap-anywhere">
                          {entry.label}
                        </span>
                        {entry.note && <span className="truncate text-sm text-ink-2">{entry.note}</span>}
                      </Command.Item>
                    ))}
                  </Command.Group>
                );
              })}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
