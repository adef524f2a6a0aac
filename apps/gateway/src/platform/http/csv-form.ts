import type { CsvFormQuery } from '@red-disc/contracts';
import type { CsvForm } from '@red-disc/tournaments';

/** The form of tables that a request asks for. */
export function csvFormIn({ bom, ...form }: CsvFormQuery): CsvForm {
  return { ...form, byteOrderMark: bom };
}
