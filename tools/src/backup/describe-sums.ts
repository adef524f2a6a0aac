import type { TableSum } from './archive.js';

export function describeSums(tables: readonly TableSum[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}
