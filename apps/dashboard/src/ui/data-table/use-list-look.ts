'use client';

import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useStoredText } from '../use-stored-text';
import type { Column } from './column';
import { parseViews, withoutView, withView, type SavedView } from './saved-views';

/** How somebody likes to read a list; their browser remembers it. */
export interface ListLook<Row extends RowData> {
  /** Those that are shown. */
  readonly columns: readonly Column<Row>[];
  /** Those that can be left out: what names the row and what is pressed stays. */
  readonly optional: readonly Column<Row>[];
  readonly isShown: (key: string) => boolean;
  readonly show: (key: string, isShown: boolean) => void;
  readonly isDense: boolean;
  readonly setDense: (isDense: boolean) => void;
  readonly views: readonly SavedView[];
  readonly save: (view: SavedView) => void;
  readonly forget: (name: string) => void;
}

/** Density is for all lists alike; columns and views are kept under the list's name. */
export function useListLook<Row extends RowData>(
  name: string,
  columns: readonly Column<Row>[],
): ListLook<Row> {
  const [density, setDensity] = useStoredText('list-density');
  const [hiddenText, setHidden] = useStoredText(`list-hidden-${name}`);
  const [viewsText, setViews] = useStoredText(`list-views-${name}`);
  const hidden = useMemo(() => new Set(hiddenText?.split(' ')), [hiddenText]);
  const views = useMemo(() => parseViews(viewsText), [viewsText]);
  const optional = columns.slice(1).filter(({ isActions }) => !isActions);
  const isShown = (key: string) => !hidden.has(key);
  return {
    columns: columns.filter((column) => !optional.includes(column) || isShown(column.key)),
    optional,
    isShown,
    show: (key, shall) => {
      const others = [...hidden].filter((other) => other !== key && other !== '');
      setHidden([...others, ...(shall ? [] : [key])].join(' '));
    },
    isDense: density === 'dense',
    setDense: (isDense) => {
      setDensity(isDense ? 'dense' : 'roomy');
    },
    views,
    save: (view) => {
      setViews((before) => JSON.stringify(withView(parseViews(before), view)));
    },
    forget: (view) => {
      setViews((before) => JSON.stringify(withoutView(parseViews(before), view)));
    },
  };
}
