import type { Translate } from '@/i18n/translate';
import { TableRow, type TableRowProps } from './table-row';

export interface TableSectionProps {
  readonly title: string;
  readonly tables: readonly TableRowProps['table'][];
  readonly t: Translate<'tables'>;
  /** What a table is to the reader. */
  readonly noteOf: (table: TableRowProps['table']) => string | undefined;
}

/** Tables that have something to do with the reader; nothing where there are none. */
export function TableSection({ title, tables, t, noteOf }: TableSectionProps) {
  if (tables.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-2">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} t={t} note={noteOf(table)} />
        ))}
      </ul>
    </section>
  );
}
