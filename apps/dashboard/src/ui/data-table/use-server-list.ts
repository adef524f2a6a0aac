'use client';

import type { CallOf } from '@red-disc/client';
import { longestList, type ListOrder, type ResponseOf, type Route } from '@red-disc/contracts';
import type { ApiFailure } from '@/api/api-failure';
import { useApi } from '@/api/use-api';
import { ask } from '@/live/ask';
import { useSettled } from '../use-settled';
import { makeOrder, type Choice } from './column';
import { pageSize, type List } from './list';
import { useChosen } from './use-chosen';
import { useInRange } from './use-in-range';
import { useListAddress } from './use-list-address';

/** The part of a list to ask for, as every route that gives pages takes it. */
export interface ListPart<Sorted extends string> {
  readonly page: number;
  readonly limit: number;
  readonly q: string;
  readonly sort: ListOrder<Sorted> | undefined;
}

export interface ServerListOptions<R extends Route, Row, Sorted extends string> {
  readonly route: R;
  /** What is chosen is one of the choices' values, or undefined. */
  readonly callFor: (part: ListPart<Sorted>, chosen: (key: string) => string | undefined) => CallOf<R>;
  readonly pageOf: (body: ResponseOf<R>) => { readonly rows: readonly Row[]; readonly total: number };
  readonly rowKey: (row: Row) => string;
  /** What the server can sort by. */
  readonly sortable: readonly Sorted[];
  /** Outside the component or memoised. */
  readonly choices?: readonly Choice[];
  /** The first page of the whole list, where the server component has read it. */
  readonly initial?: ResponseOf<R> | undefined;
  readonly refetchMs?: number;
}

export interface ServerList<R extends Route, Row> extends List<Row> {
  /** Undefined until the first answer. */
  readonly body: ResponseOf<R> | undefined;
  readonly error: ApiFailure | null;
}

const noChoices: readonly never[] = [];
const settledAfterMs = 200;

/** A list that the server searches, filters, sorts and cuts into pages, however long it is. */
export function useServerList<R extends Route, Row, Sorted extends string>({
  route,
  callFor,
  pageOf,
  rowKey,
  sortable,
  choices = noChoices,
  initial,
  refetchMs,
}: ServerListOptions<R, Row, Sorted>): ServerList<R, Row> {
  const { state, order: asked, ...address } = useListAddress(choices);
  const choice = useChosen(rowKey);
  const isSortable = (key: string): key is Sorted => sortable.some((column) => column === key);
  const order = asked && isSortable(asked.key) ? asked : undefined;
  const chosen = (key: string): string | undefined => address.filterValue(key) || undefined;
  const q = useSettled(state.q.trim().slice(0, 100), settledAfterMs);
  const sort = order && (makeOrder(order) as ListOrder<Sorted>);
  const partOf = (page: number, limit: number) => callFor({ page, limit, q, sort }, chosen);
  const isNarrowed = q !== '' || choices.some(({ key }) => chosen(key) !== undefined);
  const page = Math.max(1, state.page);
  const isFirst = !isNarrowed && sort === undefined && page === 1;
  const { data, error, isPlaceholderData } = useApi(route, partOf(page, pageSize), {
    keepsLast: true,
    ...(isFirst && initial !== undefined && { initial }),
    ...(refetchMs !== undefined && { refetchMs }),
  });

  const { rows, total } = data === undefined ? { rows: [], total: 0 } : pageOf(data);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  useInRange(page, data === undefined || isPlaceholderData ? undefined : pages, address.turnTo);

  return {
    ...address,
    ...choice,
    body: data,
    error,
    rows,
    count: total,
    page: Math.min(page, pages),
    pages,
    query: state.q,
    order,
    isNarrowed,
    isBusy: isPlaceholderData,
    canSortBy: isSortable,
    readAll: async () => {
      const all = new Map<string, Row>();
      for (let next = 1; ; next += 1) {
        const answer = await ask(route, partOf(next, longestList));
        if (!answer.ok) return undefined;
        const part = pageOf(answer.value);
        for (const row of part.rows) all.set(rowKey(row), row);
        if (next * longestList >= part.total) return [...all.values()];
      }
    },
  };
}
