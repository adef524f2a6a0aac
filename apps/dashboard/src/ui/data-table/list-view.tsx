'use client';

import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { Table, TableBody, TableHead } from '../table';
import type { BulkAction, Choice, Column } from './column';
import { ColumnHeader } from './column-header';
import type { List } from './list';
import { Pages } from './pages';
import { cellClass, RowCells } from './row-cells';
import { Toolbar } from './toolbar';
import { useListLook } from './use-list-look';
import { ViewChips } from './view-chips';

export interface ListViewProps<Row extends RowData> {
  /** What the list is of, for screen readers. */
  readonly label: string;
  /** What the browser remembers its columns and views by. */
  readonly name: string;
  readonly list: List<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Names a row at its checkbox. */
  readonly rowLabel: (row: Row) => string;
  readonly choices?: readonly Choice[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** With a name for the file there is a button to take the list away. */
  readonly csvName?: string;
  /** What to do when there is nothing at all; a list that a filter empties says so itself. */
  readonly empty: ReactNode;
}

/** A page of a list with search, filters and order, actions on several rows, and CSV. */
export function ListView<Row extends RowData>(props: ListViewProps<Row>) {
  const { label, name, list, rowKey, rowLabel, choices = [], bulkActions = [], csvName, empty } = props;
  const t = useTranslations('list');
  const look = useListLook(name, props.columns);
  const { columns } = look;
  if (list.count === 0 && !list.isNarrowed) return empty;
  const canChoose = bulkActions.length > 0;
  return (
    <div className="grid gap-3" aria-busy={list.isBusy}>
      <Toolbar
        list={list}
        look={look}
        columns={props.columns}
        choices={choices}
        bulkActions={bulkActions}
        csvName={csvName}
      />
      <ViewChips views={look.views} list={list} />
      {list.count === 0 ? (
        <EmptyState title={t('noneFound')} text={t('noneFoundText')}>
          <Button onClick={list.clear}>{t('clear')}</Button>
        </EmptyState>
      ) : (
        <Table aria-label={label} keepsHead className={look.isDense ? '[--row-gap:1px]' : ''}>
          <TableHead>
            <tr>
              {canChoose && (
                <th scope="col" className="w-9 print:hidden">
                  <Tick
                    label={t('chooseAll')}
                    isOn={list.rows.length > 0 && list.rows.every(list.isChosen)}
                    onChange={(isOn) => {
                      list.choose(list.rows, isOn);
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
                  {...(list.canSortBy(column.key) && { onSort: list.sortBy })}
                />
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {list.rows.map((row) => (
              <tr key={rowKey(row)}>
                {canChoose && (
                  <td className="print:hidden">
                    <Tick
                      label={t('choose', { name: rowLabel(row) })}
                      isOn={list.isChosen(row)}
                      onChange={(isOn) => {
                        list.choose([row], isOn);
                      }}
                    />
                  </td>
                )}
                <RowCells columns={columns} row={row} />
              </tr>
            ))}
          </TableBody>
        </Table>
      )}
      {list.count > 0 && list.rows.length === 0 && <p className="text-ink-2">{t('noneLeft')}</p>}
      <Pages page={list.page} pages={list.pages} count={list.count} onTurn={list.turnTo} />
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      className="block size-6 accent-(--ink)"
      aria-label={label}
      checked={isOn}
      onChange={(event) => {
        onChange(event.target.checked);
      }}
    />
  );
}
