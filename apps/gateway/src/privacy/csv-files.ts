type Row = Readonly<Record<string, unknown>>;

/**
 * The lists of a document as tables for a spreadsheet: `sessions.csv`, `games.csv`, … A list inside a row becomes a
 * table of its own whose rows begin with the id of that row, so that nothing of the document is missing.
 */
export function csvFiles(document: Row): Record<string, string> {
  const tables = new Map<string, Row[]>();
  collect(tables, '', [document]);
  return Object.fromEntries([...tables].map(([name, rows]) => [`${name}.csv`, makeCsv(rows)]));
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

/** RFC 4180, in UTF-8 with the mark by which spreadsheets know it. */
function makeCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(makeCell), ...rows.map((row) => columns.map((column) => makeCell(row[column])))];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** A text that a spreadsheet would take for a formula is made a text again: people choose their names. */
function makeCell(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
