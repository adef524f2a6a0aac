import type { RowData } from '@tanstack/react-table';
import { cx } from '../cx';
import type { Column } from './column';

const hidden = {
  sm: 'hidden sm:table-cell',
  md: 'hidden md:table-cell',
  lg: 'hidden lg:table-cell',
} as const;

/** How the cells of a column stand, its name's too. */
export function cellClass<Row extends RowData>({ from, isFigure, isActions }: Column<Row>): string {
  return cx(
    // Close rows are the list's to decide: see ListView.
    'py-(--row-gap,0.5rem)',
    isActions ? 'text-right print:hidden' : isFigure ? 'pr-5 text-right tabular-nums' : 'pr-3',
    from && hidden[from],
  );
}

export interface RowCellsProps<Row extends RowData> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

export function RowCells<Row extends RowData>({ columns, row }: RowCellsProps<Row>) {
  return columns.map((column) => (
    <td key={column.key} className={cellClass(column)}>
      {column.cell ? column.cell(row) : column.value(row)}
    </td>
  ));
}
