import { z } from 'zod';

/** As many as a page of the dashboard shows, and as many as are given at once to whoever wants all. */
export const listPageSize = 25;
export const longestList = 1000;

/** A column, or `-column` for the other way round. */
export type ListOrder<Column extends string> = Column | `-${Column}`;

/** Which part of a list is asked for. Its answer says how many there are in all. */
export const pageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(longestList).default(listPageSize),
});

/** A part of a name or the like; no sign that a database would choke on. */
export const searched = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u);

/** A page of a list that can be searched, and sorted by these columns; unsorted it has an order of its own. */
export function listQuery<const Column extends string>(columns: readonly Column[]) {
  const orders = columns.flatMap((column): ListOrder<Column>[] => [column, `-${column}`]);
  return pageQuery.extend({ q: searched.default(''), sort: z.enum(orders).optional() });
}
