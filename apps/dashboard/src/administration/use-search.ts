'use client';

import type { ResponseOf, Route } from '@red-disc/contracts';
import type { CallOf } from '@red-disc/client';
import { parseAsString, useQueryState } from 'nuqs';
import { useDeferredValue, useState } from 'react';
import { useApi } from '@/api/use-api';

export interface Search<Body> {
  /** What the newest answer holds; while the next is on its way, the one before. */
  readonly body: Body | undefined;
  readonly isLost: boolean;
  readonly query: string;
  readonly clear: () => void;
}

/**
 * The list's own search field, asked of the server too: it shows the newest hundred, but finds everybody. The field
 * and this read the same part of the address.
 */
export function useSearch<R extends Route>(
  route: R,
  callFor: (q: string) => CallOf<R>,
): Search<ResponseOf<R>> {
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const q = useDeferredValue(query.trim());
  const { data, isError } = useApi(route, callFor(q));
  const [body, setBody] = useState(data);
  if (data !== undefined && data !== body) setBody(data);
  return { body, isLost: isError, query, clear: () => void setQuery(null) };
}
