'use client';

import type { Route } from '@red-disc/contracts';
import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import { FormAlert } from '../form/form';
import { Skeleton } from '../skeleton';
import { ListView, type ListViewProps } from './list-view';
import type { ServerList } from './use-server-list';

export interface ServerListViewProps<R extends Route, Row extends RowData> extends ListViewProps<Row> {
  readonly list: ServerList<R, Row>;
}

/** A list that the server keeps: with what is shown before its first answer, and when there is none. */
export function ServerListView<R extends Route, Row extends RowData>(props: ServerListViewProps<R, Row>) {
  const words = useTranslations('refusal');
  const { body, error } = props.list;
  return (
    <div className="grid gap-3">
      {error && <FormAlert text={refusalText(words, error.refusal)} />}
      {body !== undefined && <ListView {...props} />}
      {body === undefined && !error && <Skeleton className="h-64" />}
    </div>
  );
}
