'use client';

import type { RowData } from '@tanstack/react-table';
import { Button } from '../button';
import type { List } from './list';
import { isSameState, type SavedView } from './saved-views';

export interface ViewChipsProps<Row extends RowData> {
  readonly views: readonly SavedView[];
  readonly list: List<Row>;
}

/** The saved views of a list, one press away; pressed again, the list is whole. */
export function ViewChips<Row extends RowData>({ views, list }: ViewChipsProps<Row>) {
  if (views.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {views.map(({ name, address }) => {
        const isOn = isSameState(list.shown, address);
        return (
          <Button
            key={name}
            size="sm"
            variant={isOn ? 'primary' : 'quiet'}
            aria-pressed={isOn}
            className="max-w-full"
            onClick={() => {
              list.show(isOn ? {} : address);
            }}
          >
            <span className="truncate">{name}</span>
          </Button>
        );
      })}
    </div>
  );
}
