'use client';

import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { makeOrder, parseOrder, type Choice } from './column';
import type { ListState } from './saved-views';

/** Search, filters, order and page of a list, as the address holds them. */
export function useListAddress(choices: readonly Choice[]) {
  const parsers = useMemo(() => {
    const own = choices.map(({ key }) => [key, parseAsString.withDefault('')] as const);
    return {
      q: parseAsString.withDefault(''),
      sort: parseAsString.withDefault(''),
      page: parseAsInteger.withDefault(1),
      ...Object.fromEntries(own),
    };
  }, [choices]);
  const [held, hold] = useQueryStates(parsers, { history: 'replace' });
  const state = held as Readonly<Record<string, string>> & typeof held;
  const order = parseOrder(state.sort);
  const keys = Object.keys(parsers).filter((key) => key !== 'page');
  const turnTo = useCallback((page: number) => void hold({ page }), [hold]);
  return {
    state,
    order,
    /** Empty for what the list does not offer: an address can say anything. */
    filterValue: (key: string): string => {
      const options = choices.find((choice) => choice.key === key)?.options ?? [];
      return options.find(({ value }) => value === state[key])?.value ?? '';
    },
    search: (q: string) => void hold({ q, page: 1 }),
    filter: (key: string, value: string) => void hold({ [key]: value, page: 1 }),
    turnTo,
    sortBy: (key: string) =>
      void hold({
        sort: makeOrder({ key, isDescending: order?.key === key && !order.isDescending }),
        page: 1,
      }),
    clear: () => void hold(null),
    /** All of the address that a view can be made of. */
    shown: Object.fromEntries(keys.map((key) => [key, state[key] ?? ''])),
    /** Everything as a view has it; what it does not name is cleared. */
    show: (view: ListState) => {
      const next = keys.map((key) => [key, view[key] ?? null] as const);
      void hold({ ...Object.fromEntries(next), page: 1 });
    },
  };
}
