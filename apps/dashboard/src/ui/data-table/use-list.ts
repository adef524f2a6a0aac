'use client';

import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useLocale } from 'next-intl';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useMemo, useState } from 'react';
import { makeOrder, parseOrder, type Column, type Filter } from './column';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  rowSelectionFeature,
});

export const pageSize = 25;

interface ListOptions<Row extends RowData> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter<Row>[];
  readonly rowKey: (row: Row) => string;
}

/** Search, filters, order and page of a list, all held in the address, on TanStack Table. */
export function useList<Row extends RowData>({ rows, columns, filters, rowKey }: ListOptions<Row>) {
  const locale = useLocale();
  const parsers = useMemo(() => {
    const own = filters.map(({ key }) => [key, parseAsString.withDefault('')] as const);
    return {
      q: parseAsString.withDefault(''),
      sort: parseAsString.withDefault(''),
      page: parseAsInteger.withDefault(1),
      ...Object.fromEntries(own),
    };
  }, [filters]);
  const [held, hold] = useQueryStates(parsers, { history: 'replace' });
  const state = held as Readonly<Record<string, string>> & typeof held;
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});

  const filtered = useMemo(
    () =>
      rows.filter((row) =>
        filters.every(({ key, matches }) => {
          const value = state[key];
          return !value || matches(row, value);
        }),
      ),
    [rows, filters, state],
  );
  const definitions = useMemo(() => {
    const compare = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    return columns.map(({ key, value, isActions = false }): ColumnDef<typeof features, Row> => ({
      id: key,
      accessorFn: value,
      enableSorting: !isActions,
      enableGlobalFilter: !isActions,
      sortFn: (a, b) => {
        const [one, other] = [value(a.original), value(b.original)];
        return typeof one === 'number' && typeof other === 'number'
          ? one - other
          : compare.compare(String(one), String(other));
      },
    }));
  }, [columns, locale]);
  const globalFilterFn = useMemo(() => {
    const lowered = (text: string | number) => String(text).toLocaleLowerCase(locale);
    return (row: { readonly getValue: (column: string) => unknown }, column: string, typed: unknown) =>
      lowered(row.getValue(column) as string | number).includes(lowered(String(typed)));
  }, [locale]);

  const order = parseOrder(state.sort);
  const sorting = useMemo(
    () => (order ? [{ id: order.key, desc: order.isDescending }] : []),
    [order?.key, order?.isDescending],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: filtered,
    getRowId: rowKey,
    globalFilterFn,
    getColumnCanGlobalFilter: () => true,
    state: {
      globalFilter: state.q,
      sorting,
      pagination: { pageIndex: state.page - 1, pageSize },
      rowSelection,
    },
    onRowSelectionChange: setRowSelection,
    autoResetPageIndex: false,
  });

  const count = table.getFilteredRowModel().rows.length;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(Math.max(1, state.page), pages);
  // An address may name a page that is gone since: the last one is shown then.
  const shownRows =
    page === state.page
      ? table.getRowModel().rows
      : table.getSortedRowModel().rows.slice((page - 1) * pageSize, page * pageSize);
  return {
    table,
    rows: shownRows,
    all: table.getSortedRowModel().rows.map((row) => row.original),
    chosen: table.getSelectedRowModel().rows.map((row) => row.original),
    count,
    page,
    pages,
    query: state.q,
    order,
    filterValue: (key: string) => state[key] ?? '',
    isNarrowed: state.q !== '' || filters.some(({ key }) => Boolean(state[key])),
    search: (q: string) => void hold({ q, page: 1 }),
    filter: (key: string, value: string) => void hold({ [key]: value, page: 1 }),
    turnTo: (next: number) => void hold({ page: next }),
    sortBy: (key: string) =>
      void hold({
        sort: makeOrder({ key, isDescending: order?.key === key && !order.isDescending }),
        page: 1,
      }),
    clear: () => void hold(null),
    unselect: () => {
      setRowSelection({});
    },
  };
}
