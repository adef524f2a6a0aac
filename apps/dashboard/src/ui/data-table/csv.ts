import type { RowData } from '@tanstack/react-table';
import type { Column } from './column';

/** A spreadsheet would run a cell that begins like a formula, so such a text gets an apostrophe before it. */
const formulaStart = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values after RFC 4180, with a byte order mark so that spreadsheets read the letters right. */
export function makeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A list as it is taken away: the names of its columns, then every row. */
export function listCsv<Row extends RowData>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.filter(({ isActions }) => !isActions);
  return makeCsv([
    written.map(({ label }) => label),
    ...rows.map((row) => written.map(({ value }) => value(row))),
  ]);
}
