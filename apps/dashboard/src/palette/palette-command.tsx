'use client';

import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { Busy } from '@/ui/busy';
import { Icon, type IconName } from '@/ui/icon';
import { fit } from './places';
import type { Entries, PaletteEntry } from './use-entries';

export interface PaletteCommandProps extends Entries {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
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

/** The field to type into, and what fits. */
export function PaletteCommand({ entries, isWaiting, typed, onType, onChoose }: PaletteCommandProps) {
  const t = useTranslations('palette');
  return (
    <Command label={t('title')} loop filter={(_, search, labels) => fit(labels?.join(' ') ?? '', search)}>
      <div className="flex items-center gap-3 border-b-2 border-line px-4">
        <Icon name="search" className="text-ink-2" />
        <Command.Input
          value={typed}
          onValueChange={onType}
          placeholder={t('placeholder')}
          className="min-h-14 w-full bg-transparent text-lg text-ellipsis outline-none placeholder:text-ink-2"
        />
        <kbd className="hidden rounded-1 border-2 border-line px-1.5 text-xs text-ink-2 sm:block">Esc</kbd>
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
                    onChoose(entry);
                  }}
                  className="menu-item cursor-pointer justify-start! aria-selected:bg-surface-3"
                >
                  <Icon name={icons[group]} className="text-ink-2" />
                  <span className="min-w-0 flex-1 py-1.5 leading-snug wrap-anywhere">{entry.label}</span>
                  {entry.note && <span className="truncate text-sm text-ink-2">{entry.note}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          );
        })}
      </Command.List>
    </Command>
  );
}
