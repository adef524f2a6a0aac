import { makeCsv, numberCell, textCell, type Cell, type CsvForm } from '@red-disc/tournaments';

type Row = Readonly<Record<string, unknown>>;

/**
 * The lists of a document as tables for a spreadsheet: `sessions.csv`, `games.csv`, … A list inside a row becomes a
 * table of its own whose rows begin with the id of that row, so that nothing of the document is missing.
 */
export function csvFiles(document: Row, form: CsvForm): Record<string, string> {
  const tables = new Map<string, Row[]>();
  collect(tables, '', [document]);
  return Object.fromEntries([...tables].map(([name, rows]) => [`${name}.csv`, tableOf(rows, form)]));
}

function collect(tables: Map<string, Row[]>, name: string, rows: readonly Row[]): void {
  for (const row of rows) {
    const flat: Record<string, unknown> = {};
    const lists: [string, Row[]][] = [];
    flatten(row, '', flat, lists);
    if (name !== '' && Object.keys(flat).length > 0) add(tables, name, flat);
    const parent = name === '' ? {} : { [`${name} id`]: row.id };
    for (const [key, list] of lists)
      collect(
        tables,
        name === '' ? key : `${name}-${key}`,
        list.map((item) => ({ ...parent, ...item })),
      );
  }
}

/** An object inside a row is columns such as `club.name`; what is a list of rows is set aside. */
function flatten(row: Row, prefix: string, flat: Record<string, unknown>, lists: [string, Row[]][]): void {
  for (const [key, value] of Object.entries(row)) {
    if (Array.isArray(value) && value.length === 0) continue;
    if (isRows(value)) lists.push([key, value]);
    else if (isRow(value)) flatten(value, `${prefix}${key}.`, flat, lists);
    else flat[prefix + key] = Array.isArray(value) ? value.join(' ') : value;
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every(isRow);
}

function add(tables: Map<string, Row[]>, name: string, row: Row): void {
  const rows = tables.get(name);
  if (rows) rows.push(row);
  else tables.set(name, [row]);
}

function tableOf(rows: readonly Row[], form: CsvForm): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return makeCsv(columns, cells, form);
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean') return numberCell(String(value));
  return textCell(typeof value === 'string' ? value : '');
}
