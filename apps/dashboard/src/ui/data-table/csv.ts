import { csvFormOf, makeCsv, numberCell, textCell } from '@red-disc/tournaments';
import type { RowData } from '@tanstack/react-table';
import type { Column } from './column';

/** A list as it is taken away: the names of its columns, then every row, for a spreadsheet in the reader's language. */
export function listCsv<Row extends RowData>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: string,
): string {
  const written = columns.filter(({ isActions }) => !isActions);
  return makeCsv(
    written.map(({ label }) => label),
    rows.map((row) =>
      written.map(({ value }) => {
        const cell = value(row);
        return typeof cell === 'number' ? numberCell(cell) : textCell(cell);
      }),
    ),
    csvFormOf(language),
  );
}
