import { csvFormOf } from '@red-disc/tournaments';

/** Asks the server for tables that the reader's spreadsheet opens. */
export function csvQuery(language: string) {
  const { separator, decimal, byteOrderMark } = csvFormOf(language);
  return { separator, decimal, bom: String(byteOrderMark) };
}
