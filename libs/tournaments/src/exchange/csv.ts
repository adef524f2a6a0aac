/** A cell: text is guarded against formulas, numbers are written as they are. */
export type Cell =
  { readonly type: 'text'; readonly text: string } | { readonly type: 'number'; readonly text: string };

export const text = (value: string | null | undefined): Cell => ({ type: 'text', text: value ?? '' });
export const number = (value: number | string | null | undefined): Cell => ({
  type: 'number',
  text: value === null || value === undefined ? '' : String(value),
});

export interface CsvOptions {
  readonly separator?: ',' | ';';
  /** Spreadsheets on some systems need the mark to read UTF-8. */
  readonly byteOrderMark?: boolean;
}

/** What a spreadsheet would run as a formula. Scores may begin with a minus, so numbers are never guarded. */
const DANGEROUS = /^[=+\-@\t\r\0]/;

export function makeCell(cell: Cell, separator: ',' | ';' = ','): string {
  const guarded = cell.type === 'text' && DANGEROUS.test(cell.text) ? `'${cell.text}` : cell.text;
  const needsQuotes = guarded.includes(separator) || /["\r\n]/.test(guarded);
  return needsQuotes ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export function makeCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  options: CsvOptions = {},
): string {
  const separator = options.separator ?? ',';
  const lines = [header.map(text), ...rows].map((row) =>
    row.map((cell) => makeCell(cell, separator)).join(separator),
  );
  return `${options.byteOrderMark ? '\uFEFF' : ''}${lines.map((line) => `${line}\r\n`).join('')}`;
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
