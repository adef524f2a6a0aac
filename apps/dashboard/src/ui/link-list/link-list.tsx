import type { RowData } from '@tanstack/react-table';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getPathname, Link } from '@/i18n/navigation';
import { buttonClass } from '../button-class';
import { parseOrder, type Choice, type Column } from '../data-table/column';
import { ColumnHeader } from '../data-table/column-header';
import { cellClass, RowCells } from '../data-table/row-cells';
import { EmptyState } from '../empty-state';
import { Table, TableBody, TableHead } from '../table';
import { ChoiceLinks } from './choice-links';
import { hrefOf, hrefSortedBy, isNarrowed, type ListAddress } from './list-address';
import { PageLinks } from './page-links';
import { SearchForm } from './search-form';

export interface LinkListProps<Row extends RowData, Sorted extends string> {
  /** What the list is of, for screen readers. */
  readonly label: string;
  readonly address: ListAddress<Sorted>;
  readonly columns: readonly Column<Row>[];
  readonly sortable: readonly Sorted[];
  readonly choices: readonly Choice[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly rowKey: (row: Row) => string;
  readonly searchLabel: string;
  /** Where the whole list is to be had as CSV. */
  readonly csvPath: string;
  readonly empty: ReactNode;
}

/**
 * A list for a public page: the same habits as the lists of the workspace (search, filters, order, pages, CSV), drawn
 * by the server with links alone, so that a visitor loads no script for it.
 */
export async function LinkList<Row extends RowData, Sorted extends string>({
  label,
  address,
  columns,
  sortable,
  choices,
  rows,
  total,
  rowKey,
  searchLabel,
  csvPath,
  empty,
}: LinkListProps<Row, Sorted>) {
  const t = await getTranslations('list');
  if (total === 0 && !isNarrowed(address)) return empty;
  const order = parseOrder(address.sort ?? null);
  return (
    <section className="grid gap-3" aria-label={label}>
      <div className="flex flex-wrap items-center gap-2">
        <SearchForm address={address} label={searchLabel} />
        <a
          href={getPathname({ href: hrefOf(address, { path: csvPath }), locale: await getLocale() })}
          download
          className={buttonClass({ variant: 'quiet' }, 'ml-auto')}
        >
          {t('csv')}
        </a>
      </div>
      {choices.map((choice) => (
        <ChoiceLinks key={choice.key} choice={choice} address={address} />
      ))}
      {total === 0 ? (
        <EmptyState title={t('noneFound')} text={t('noneFoundText')}>
          <Link href={address.path} className={buttonClass()}>
            {t('clear')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <Table aria-label={label}>
            <TableHead>
              <tr>
                {columns.map((column) => (
                  <ColumnHeader
                    key={column.key}
                    column={column}
                    className={cellClass(column)}
                    order={order}
                    {...(sortable.some((key) => key === column.key) && {
                      href: hrefSortedBy(address, column.key),
                    })}
                  />
                ))}
              </tr>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <tr key={rowKey(row)}>
                  <RowCells columns={columns} row={row} />
                </tr>
              ))}
            </TableBody>
          </Table>
          <PageLinks address={address} total={total} />
        </>
      )}
    </section>
  );
}
