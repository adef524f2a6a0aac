'use client';

import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { cx } from '../cx';
import { EmptyState } from '../empty-state';
import { Table, TableBody, TableHead } from '../table';
import type { BulkAction, Column, Filter } from './column';
import { ColumnHeader } from './column-header';
import { Pages } from './pages';
import { Toolbar } from './toolbar';
import { useList } from './use-list';

export interface DataTableProps<Row extends RowData> {
  /** What the list is of, for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Outside the component or memoised: they decide what is computed again. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Names a row at its checkbox. */
  readonly rowLabel: (row: Row) => string;
  readonly filters?: readonly Filter<Row>[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** With a name for the file there is a button to take the list away. */
  readonly csvName?: string;
  /** What to do when there is nothing at all; a list that a filter empties says so itself. */
  readonly empty: ReactNode;
}

const noFilters: readonly never[] = [];
const hidden = {
  sm: 'hidden sm:table-cell',
  md: 'hidden md:table-cell',
  lg: 'hidden lg:table-cell',
} as const;

function cellClass<Row extends RowData>({ from, isFigure, isActions }: Column<Row>): string {
  return cx(
    'py-2 pr-3',
    isFigure && 'text-right tabular-nums',
    isActions && 'pr-0 text-right',
    from && hidden[from],
  );
}

/** A list with search, filters, order and pages in the address, actions on several rows, and CSV. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    columns,
    rowKey,
    rowLabel,
    filters = noFilters,
    bulkActions = [],
    csvName,
    empty,
  } = props;
  const t = useTranslations('list');
  const list = useList({ rows, columns, filters, rowKey });
  if (rows.length === 0) return empty;
  const canChoose = bulkActions.length > 0;
  return (
    <div className="grid gap-3">
      <Toolbar list={list} columns={columns} filters={filters} bulkActions={bulkActions} csvName={csvName} />
      {list.count === 0 ? (
        <EmptyState title={t('noneFound')} text={t('noneFoundText')}>
          <Button onClick={list.clear}>{t('clear')}</Button>
        </EmptyState>
      ) : (
        <Table aria-label={label}>
          <TableHead>
            <tr>
              {canChoose && (
                <th scope="col" className="w-9">
                  <input
                    type="checkbox"
                    className="block size-6 accent-(--ink)"
                    aria-label={t('chooseAll')}
                    checked={list.table.getIsAllPageRowsSelected()}
                    onChange={(event) => {
                      list.table.toggleAllPageRowsSelected(event.target.checked);
                    }}
                  />
                </th>
              )}
              {columns.map((column) => (
                <ColumnHeader
                  key={column.key}
                  column={column}
                  className={cellClass(column)}
                  order={list.order}
                  onSort={list.sortBy}
                />
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {list.rows.map((row) => (
              <tr key={row.id}>
                {canChoose && (
                  <td>
                    <input
                      type="checkbox"
                      className="block size-6 accent-(--ink)"
                      aria-label={t('choose', { name: rowLabel(row.original) })}
                      checked={row.getIsSelected()}
                      onChange={(event) => {
                        row.toggleSelected(event.target.checked);
                      }}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} className={cellClass(column)}>
                    {column.cell ? column.cell(row.original) : column.value(row.original)}
                  </td>
                ))}
              </tr>
            ))}
          </TableBody>
        </Table>
      )}
      <Pages page={list.page} pages={list.pages} count={list.count} onTurn={list.turnTo} />
    </div>
  );
}
