import type { ListOrder } from '@red-disc/contracts';
import { makeOrder, parseOrder, type Choice } from '../data-table/column';

/** Search, filters, order and page of a list that the server draws, under the names every list has in the address. */
export interface ListAddress<Sorted extends string = string> {
  readonly path: string;
  readonly q: string;
  readonly sort: ListOrder<Sorted> | undefined;
  readonly page: number;
  /** Of each choice that is made, the value. */
  readonly chosen: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

const longestSearch = 100;

/** What an address asks for; what the list does not offer is not asked for. */
export function readListAddress<Sorted extends string>(
  { path, query }: Asked,
  sortable: readonly Sorted[],
  choices: readonly Choice[] = [],
): ListAddress<Sorted> {
  const one = (key: string): string => {
    const value = query[key];
    return typeof value === 'string' ? value : '';
  };
  const order = parseOrder(one('sort'));
  const key = sortable.find((column) => column === order?.key);
  const page = Number(one('page'));
  const chosen = choices.flatMap(({ key: name, options }) => {
    const option = options.find(({ value }) => value === one(name));
    return option ? [[name, option.value] as const] : [];
  });
  return {
    path,
    q: one('q').trim().slice(0, longestSearch),
    sort: key && order ? (makeOrder({ ...order, key }) as ListOrder<Sorted>) : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    chosen: Object.fromEntries(chosen),
  };
}

/** The same list otherwise; from its first page, unless it is another page that is asked for. */
export function hrefOf({ path, q, sort, chosen }: ListAddress, changes: Partial<ListAddress> = {}): string {
  const next = { q, sort, chosen, page: 1, ...changes };
  const query = new URLSearchParams({
    ...(next.q !== '' && { q: next.q }),
    ...next.chosen,
    ...(next.sort !== undefined && { sort: next.sort }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return query.size > 0 ? `${next.path ?? path}?${query.toString()}` : (next.path ?? path);
}

/** Sorted by a column, or the other way round if it already is. */
export function hrefSortedBy(address: ListAddress, key: string): string {
  return hrefOf(address, { sort: makeOrder({ key, isDescending: address.sort === key }) });
}

export function isNarrowed({ q, chosen }: ListAddress): boolean {
  return q !== '' || Object.keys(chosen).length > 0;
}
