'use client';

import { Link } from '@/i18n/navigation';
import { Sheet } from '@/ui/sheet';
import type { TableHeaderProps } from './table-header';
import { useTableState } from './use-table';

const keys = [
  { key: 'arrows', caps: ['←', '↑', '↓', '→'] },
  { key: 'enter', caps: ['Enter'] },
  { key: 'reveal', caps: ['R'] },
  { key: 'draw', caps: ['D'] },
  { key: 'pile', caps: ['S'] },
  { key: 'knock', caps: ['K'] },
  { key: 'pass', caps: ['P'] },
  { key: 'clear', caps: ['C'] },
  { key: 'help', caps: ['?'] },
] as const;

/** All keys, and the switch that turns the single ones off. */
export function HelpSheet({ shortcuts, onShortcuts, helpOpen, onHelp }: TableHeaderProps) {
  const { t } = useTableState().words;
  return (
    <Sheet open={helpOpen} onOpenChange={onHelp} title={t('help.title')} closeLabel={t('header.close')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(({ key, caps }) => (
          <div key={key} className="contents">
            <dt className="flex gap-1">
              {caps.map((cap) => (
                <kbd
                  key={cap}
                  className="grid min-h-8 min-w-8 place-items-center rounded-1 border-2 border-line-strong px-2 font-text text-sm font-bold"
                >
                  {cap}
                </kbd>
              ))}
            </dt>
            <dd>{t(`help.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-4">
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={(event) => {
            onShortcuts(event.target.checked);
          }}
          className="size-5 accent-ink"
        />
        <span>
          <b className="block">{t('help.shortcuts')}</b>
          <span className="text-sm text-ink-2">{t('help.shortcutsNote')}</span>
        </span>
      </label>
      <p>
        <RulesLink />
      </p>
    </Sheet>
  );
}

/** In a window of its own: the game goes on meanwhile. */
export function RulesLink() {
  const { t } = useTableState().words;
  return (
    <Link href="/rules" target="_blank" className="link inline-flex min-h-11 items-center">
      {t('header.rules')}
    </Link>
  );
}
