import { z } from 'zod';

/** How tables are written: for programs unless a reader's spreadsheet expects something else. */
export const csvFormQuery = z.strictObject({
  separator: z.enum([',', ';']).default(','),
  decimal: z.enum(['.', ',']).default('.'),
  bom: z.stringbool().default(true),
});

export type CsvFormQuery = z.infer<typeof csvFormQuery>;
