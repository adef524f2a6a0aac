'use client';

import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { Input } from '../input';
import { useUndo } from '../use-undo';
import type { LookMenuProps } from './look-menu';
import { isSameState, type SavedView } from './saved-views';

const longestName = 40;

/** Keeps search, filters and order under a name, and lets go of what was kept. */
export function SaveView<Row extends RowData>({ look, state }: LookMenuProps<Row>) {
  const t = useTranslations('list');
  const undo = useUndo();
  const whereId = useId();
  const [name, setName] = useState('');
  const isPlain = isSameState(state, {});
  const forget = (view: SavedView) => {
    look.forget(view.name);
    undo.offer({
      text: t('viewForgotten', { name: view.name }),
      undo: () => {
        look.save(view);
      },
    });
  };
  return (
    <form
      className="grid gap-1 border-t-2 border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || isPlain) return;
        look.save({ name: name.trim(), address: state });
        setName('');
      }}
    >
      <b className="text-sm font-[650]">{t('views')}</b>
      {look.views.map((view) => (
        <span key={view.name} className="flex items-center justify-between gap-2">
          <span className="min-w-0 truncate">{view.name}</span>
          <Button
            variant="bare"
            size="icon"
            aria-label={t('forgetView', { name: view.name })}
            onClick={() => {
              forget(view);
            }}
          >
            <Icon name="close" />
          </Button>
        </span>
      ))}
      {isPlain ? (
        <p className="text-sm text-ink-2">{t('viewsText')}</p>
      ) : (
        <span className="grid gap-2">
          <Input
            aria-label={t('viewName')}
            aria-describedby={whereId}
            placeholder={t('viewName')}
            maxLength={longestName}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <Button type="submit">{t('saveView')}</Button>
        </span>
      )}
      <p id={whereId} className="text-sm text-ink-2">
        {t('viewsHere')}
      </p>
    </form>
  );
}
