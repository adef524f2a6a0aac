'use client';

import type { RowData } from '@tanstack/react-table';
import type { Filter } from './column';
import { ListView, type ListViewProps } from './list-view';
import { useList } from './use-list';

export interface DataTableProps<Row extends RowData> extends Omit<ListViewProps<Row>, 'list' | 'choices'> {
  /** All of them, as few as a page can hold: a list that grows is asked for page by page instead. */
  readonly rows: readonly Row[];
  /** Outside the component or memoised, as the columns: they decide what is computed again. */
  readonly filters?: readonly Filter<Row>[];
}

const noFilters: readonly never[] = [];

/** A list whose rows are all here. */
export function DataTable<Row extends RowData>({ rows, filters = noFilters, ...view }: DataTableProps<Row>) {
  const list = useList({ rows, columns: view.columns, filters, rowKey: view.rowKey });
  return <ListView {...view} list={list} choices={filters} />;
}
