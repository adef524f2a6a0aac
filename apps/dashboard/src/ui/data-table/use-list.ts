'use client';

import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import type { Column, Filter } from './column';
import { pageSize, type List } from './list';
import { useChosen } from './use-chosen';
import { useListAddress } from './use-list-address';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

interface ListOptions<Row extends RowData> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter<Row>[];
  readonly rowKey: (row: Row) => string;
}

/** A list whose rows are all here: searched, filtered and sorted on TanStack Table. */
export function useList<Row extends RowData>({
  rows,
  columns,
  filters,
  rowKey,
}: ListOptions<Row>): List<Row> {
  const locale = useLocale();
  const { state, order, ...address } = useListAddress(filters);
  const choice = useChosen(rowKey);
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
    state: { globalFilter: state.q, sorting },
  });

  const all = table.getSortedRowModel().rows.map((row) => row.original);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  // An address may name a page that is gone since: the last one is shown then.
  const page = Math.min(Math.max(1, state.page), pages);
  const here = new Set(rows.map(rowKey));
  return {
    ...address,
    ...choice,
    chosen: choice.chosen.filter((row) => here.has(rowKey(row))),
    rows: all.slice((page - 1) * pageSize, page * pageSize),
    count: all.length,
    page,
    pages,
    query: state.q,
    order,
    isNarrowed: state.q !== '' || filters.some(({ key }) => Boolean(state[key])),
    isBusy: false,
    canSortBy: (key) => columns.some((column) => column.key === key && !column.isActions),
    readAll: () => Promise.resolve(all),
  };
}
