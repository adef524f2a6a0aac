import type { RowData } from '@tanstack/react-table';
import { Icon } from '../icon';
import type { Column, Order } from './column';

export interface ColumnHeaderProps<Row extends RowData> {
  readonly column: Column<Row>;
  readonly className: string;
  readonly order: Order | undefined;
  /** Without it the column cannot be sorted by. */
  readonly onSort?: (key: string) => void;
}

/** A column's name; where it can be sorted by, it is pressed to sort, and again for the other way round. */
export function ColumnHeader<Row extends RowData>({
  column,
  className,
  order,
  onSort,
}: ColumnHeaderProps<Row>) {
  const { key, label, isActions } = column;
  const sorted = order?.key === key ? (order.isDescending ? 'descending' : 'ascending') : undefined;
  if (isActions)
    return (
      <th scope="col" className={className}>
        <span className="sr-only">{label}</span>
      </th>
    );
  if (!onSort)
    return (
      <th scope="col" className={className}>
        <span className="inline-flex min-h-9 items-center text-sm">{label}</span>
      </th>
    );
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <button
        type="button"
        className="inline-flex min-h-9 items-center gap-1 text-sm hover:text-ink hover:underline"
        onClick={() => {
          onSort(key);
        }}
      >
        {label}
        {sorted && <Icon name="chevronDown" className={sorted === 'ascending' ? 'rotate-180' : ''} />}
      </button>
    </th>
  );
}
