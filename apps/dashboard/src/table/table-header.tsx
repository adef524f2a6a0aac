'use client';

import { useState } from 'react';
import { Link } from '@/i18n/navigation';
import { BrandMark } from '@/site/brand-mark';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import { HelpSheet, RulesLink } from './help-sheet';
import { LogPanel } from './log-panel';
import { ScorePanel } from './score-panel';
import { SoundMenu } from './sound-menu';
import { useTableState } from './use-table';

export interface TableHeaderProps {
  readonly shortcuts: boolean;
  readonly onShortcuts: (on: boolean) => void;
  readonly helpOpen: boolean;
  readonly onHelp: (open: boolean) => void;
}

/** Where this is, whether the line stands, and what does not belong on the felt. */
export function TableHeader(props: TableHeaderProps) {
  const { props: table, words } = useTableState();
  const { t } = words;
  const [scoreOpen, setScoreOpen] = useState(false);
  return (
    <header className="table-header">
      <Link href="/" className="-mx-2 grid size-11 flex-none place-items-center rounded-2 text-ink">
        <BrandMark className="size-7" />
        <span className="sr-only">{t('header.leave')}</span>
      </Link>
      <p className="flex min-w-0 items-baseline gap-2.5 max-lg:flex-col max-lg:gap-0">
        <b className="max-w-full min-w-0 truncate font-display text-lg leading-tight font-bold">
          {table.title}
        </b>
        {table.subtitle && (
          <span className="truncate text-md text-ink-2 max-lg:hidden">{table.subtitle}</span>
        )}
        {table.shortSubtitle && (
          <span className="max-w-full truncate text-xs text-ink-2 lg:hidden">{table.shortSubtitle}</span>
        )}
      </p>
      <div className="ml-auto flex items-center gap-1">
        <Watching className="max-sm:hidden" />
        {table.connection === 'live' && (
          <Badge tone="ok" icon="check" className="max-sm:hidden">
            {t('connection.live')}
          </Badge>
        )}
        {table.headerActions}
        <SoundMenu />
        <button
          type="button"
          className={buttonClass({ variant: 'bare', size: 'icon' }, 'only-without-rail')}
          onClick={() => {
            setScoreOpen(true);
          }}
        >
          <Icon name="trophy" />
          <span className="sr-only">{t('header.score')}</span>
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'bare', size: 'icon' }, 'max-sm:hidden')}
          onClick={() => {
            props.onHelp(true);
          }}
        >
          <Icon name="help" />
          <span className="sr-only">{t('header.help')}</span>
        </button>
      </div>
      <Sheet
        open={scoreOpen}
        onOpenChange={setScoreOpen}
        title={t('header.score')}
        closeLabel={t('header.close')}
      >
        <ScorePanel />
        <LogPanel />
        {table.aside}
        <p className="flex flex-wrap items-center justify-between gap-2 sm:hidden">
          <RulesLink />
          <Watching />
        </p>
      </Sheet>
      <HelpSheet {...props} />
    </header>
  );
}

/** How many look on; on a phone it stands with the score. */
function Watching({ className = '' }: { readonly className?: string }) {
  const { props, words } = useTableState();
  const { watching = 0 } = props;
  if (watching === 0) return null;
  return (
    <Badge icon="eye" className={className}>
      {words.t('connection.watching', { count: watching })}
    </Badge>
  );
}
