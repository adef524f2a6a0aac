import { formatMonth, type Reading } from '@/i18n/when';

export interface Month<Item> {
  readonly month: string;
  readonly items: readonly Item[];
}

/** Groups what is in order already under the names of its months, by the club's clock. */
export function byMonth<Item extends { readonly startsAt: string }>(
  items: readonly Item[],
  reading: Reading,
): Month<Item>[] {
  const months = new Map<string, Item[]>();
  for (const item of items) {
    const month = formatMonth(item.startsAt, reading);
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return [...months].map(([month, found]) => ({ month, items: found }));
}
