'use client';

import type { CallOf } from '@red-disc/client';
import type { ResponseOf, Route } from '@red-disc/contracts';
import { parseAsInteger, useQueryState } from 'nuqs';
import { useCallback } from 'react';
import type { ApiFailure } from '@/api/api-failure';
import { useApi } from '@/api/use-api';
import { pageSize } from './list';
import type { PagesProps } from './pages';
import { useInRange } from './use-in-range';

export interface PagesOptions<R extends Route> {
  readonly route: R;
  readonly callFor: (part: { readonly page: number; readonly limit: number }) => CallOf<R>;
  readonly totalOf: (body: ResponseOf<R>) => number;
  /** The first page, where the server component has read it. */
  readonly initial?: ResponseOf<R> | undefined;
  readonly refetchMs?: number;
}

export interface Paged<R extends Route> {
  /** Undefined until the first answer. */
  readonly body: ResponseOf<R> | undefined;
  readonly error: ApiFailure | null;
  readonly pages: PagesProps;
}

/** A list of cards, a page at a time; the address holds which. */
export function usePages<R extends Route>(options: PagesOptions<R>): Paged<R> {
  const { route, callFor, totalOf, initial, refetchMs } = options;
  const [asked, setAsked] = useQueryState('page', parseAsInteger.withDefault(1));
  const onTurn = useCallback((next: number) => void setAsked(next), [setAsked]);
  const page = Math.max(1, asked);
  const { data, error, isPlaceholderData } = useApi(route, callFor({ page, limit: pageSize }), {
    keepsLast: true,
    ...(page === 1 && initial !== undefined && { initial }),
    ...(refetchMs !== undefined && { refetchMs }),
  });
  const count = data === undefined ? 0 : totalOf(data);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  useInRange(page, data === undefined || isPlaceholderData ? undefined : pages, onTurn);
  return { body: data, error, pages: { page: Math.min(page, pages), pages, count, onTurn } };
}
