import type { RowData } from '@tanstack/react-table';
import { Link } from '@/i18n/navigation';
import { cx } from '../cx';
import { Icon } from '../icon';
import type { Column, Order } from './column';

export interface ColumnHeaderProps<Row extends RowData> {
  readonly column: Column<Row>;
  readonly className: string;
  readonly order: Order | undefined;
  /** What sorts by the column: here, or by another address. Without either it cannot be sorted by. */
  readonly onSort?: (key: string) => void;
  readonly href?: string;
}

const look = 'inline-flex min-h-9 items-center gap-1 text-sm';

/** A column's name; where it can be sorted by, it is pressed to sort, and again for the other way round. */
export function ColumnHeader<Row extends RowData>({
  column,
  className,
  order,
  onSort,
  href,
}: ColumnHeaderProps<Row>) {
  const { key, label, note, isActions } = column;
  const sorted = order?.key === key ? (order.isDescending ? 'descending' : 'ascending') : undefined;
  if (isActions)
    return (
      <th scope="col" className={className}>
        <span className="sr-only">{label}</span>
      </th>
    );
  const content = (
    <>
      {label}
      {note && <span>({note})</span>}
      {sorted && <Icon name="chevronDown" className={sorted === 'ascending' ? 'rotate-180' : ''} />}
    </>
  );
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      {href !== undefined ? (
        <Link href={href} className={cx(look, 'text-ink-2 no-underline hover:text-ink hover:underline')}>
          {content}
        </Link>
      ) : onSort ? (
        <button
          type="button"
          className={cx(look, 'hover:text-ink hover:underline')}
          onClick={() => {
            onSort(key);
          }}
        >
          {content}
        </button>
      ) : (
        <span className={look}>{content}</span>
      )}
    </th>
  );
}
