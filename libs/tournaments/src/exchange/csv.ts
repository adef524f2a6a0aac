import { makeDecimal, parseFraction } from '../numbers/fraction.js';

/** A cell: text is guarded against formulas, numbers are written as they are. */
export type Cell =
  { readonly type: 'text'; readonly text: string } | { readonly type: 'number'; readonly text: string };

export const text = (value: string | null | undefined): Cell => ({ type: 'text', text: value ?? '' });
export const number = (value: number | string | null | undefined): Cell => ({
  type: 'number',
  text: value === null || value === undefined ? '' : decimal(String(value)),
});

/**
 * A spreadsheet reads 25/2 as a text and 3/4 as a day in April. Thirds are rounded: whoever needs them exactly finds
 * them in the archive, and a table of results brings the totals from which points are worked out anew.
 */
function decimal(value: string): string {
  const fraction = value.includes('/') ? parseFraction(value) : undefined;
  return fraction ? makeDecimal(fraction) : value;
}

export interface CsvForm {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  /** Spreadsheets on some systems need the mark to read UTF-8. */
  readonly byteOrderMark: boolean;
}

/** What programs expect (RFC 4180), wherever nothing else is asked for. */
const plain: CsvForm = { separator: ',', decimal: '.', byteOrderMark: false };

/**
 * What a spreadsheet in a reader's language opens as a table. Where numbers have a decimal comma it expects semicolons:
 * commas would leave everything in one column, and 7.5 would become a day in May.
 */
export function csvFormOf(language: string): CsvForm {
  const hasComma = new Intl.NumberFormat(language).format(0.5).includes(',');
  return hasComma
    ? { separator: ';', decimal: ',', byteOrderMark: true }
    : { separator: ',', decimal: '.', byteOrderMark: true };
}

/** What a spreadsheet would run as a formula. Scores may begin with a minus, so numbers are never guarded. */
const DANGEROUS = /^[=+\-@\t\r\0]/;

export function makeCell(cell: Cell, { separator, decimal }: Omit<CsvForm, 'byteOrderMark'> = plain): string {
  const written = cell.type === 'number' ? cell.text.replace('.', decimal) : guarded(cell.text);
  const needsQuotes = written.includes(separator) || /["\r\n]/.test(written);
  return needsQuotes ? `"${written.replaceAll('"', '""')}"` : written;
}

function guarded(value: string): string {
  return DANGEROUS.test(value) ? `'${value}` : value;
}

export function makeCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  asked: Partial<CsvForm> = {},
): string {
  const form = { ...plain, ...asked };
  const lines = [header.map(text), ...rows].map((row) =>
    row.map((cell) => makeCell(cell, form)).join(form.separator),
  );
  return `${form.byteOrderMark ? '\uFEFF' : ''}${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** Takes the guard off again, so that what was exported imports as it was. */
export function unguard(value: string): string {
  return value.startsWith("'") && DANGEROUS.test(value.slice(1)) ? value.slice(1) : value;
}

/** Rows of cells; the separator is the one that the first line uses. Never throws: any text is some table. */
export function parseCsv(input: string): { readonly rows: string[][]; readonly separator: ',' | ';' } {
  const source = input.startsWith('\uFEFF') ? input.slice(1) : input;
  const firstLine = source.split(/\r?\n/, 1)[0] ?? '';
  const separator = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < source.length; i++) {
    const char = source[i]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (source[i + 1] === '"') cell += source[++i]!;
      else quoted = false;
    } else if (char === '"' && cell === '') {
      quoted = true;
    } else if (char === separator) {
      row.push(cell);
      cell = '';
    } else if (char === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      row = [];
      cell = '';
    } else {
      cell += char;
    }
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return { rows, separator };
}
