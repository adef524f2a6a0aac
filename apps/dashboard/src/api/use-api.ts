'use client';

import type { CallOf } from '@red-disc/client';
import type { ApiError, ResponseOf, Route } from '@red-disc/contracts';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { ask } from '@/live/ask';
import { ApiFailure } from './api-failure';

async function askOrThrow<R extends Route>(route: R, call: CallOf<R>): Promise<ResponseOf<R>> {
  const answer = await ask(route, call);
  if (!answer.ok) throw new ApiFailure(answer.error);
  return answer.value;
}

export interface ApiOptions<R extends Route> {
  /** What the server component has already read: the page shows it at once. */
  readonly initial?: ResponseOf<R>;
  readonly enabled?: boolean;
  readonly refetchMs?: number;
  /** While another call of the same kind is answered, what the last one gave is shown. */
  readonly keepsLast?: boolean;
}

/** What a route answers, kept and asked again by TanStack Query. */
export function useApi<R extends Route>(
  route: R,
  call: CallOf<R>,
  { initial, enabled = true, refetchMs, keepsLast = false }: ApiOptions<R> = {},
): UseQueryResult<ResponseOf<R>, ApiFailure> {
  return useQuery<ResponseOf<R>, ApiFailure>({
    queryKey: [route.path, call],
    queryFn: () => askOrThrow(route, call),
    enabled,
    ...(initial !== undefined && { initialData: () => initial }),
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
}

export interface ActionOptions<R extends Route> {
  /** The routes whose answers this changes: they are asked again. */
  readonly changes?: readonly Route[];
  readonly onDone?: (answer: ResponseOf<R>) => void;
}

/** Something to do: `run.mutate(call)`. Resolves after what it changes has been asked again. */
export function useAction<R extends Route>(
  route: R,
  { changes = [], onDone }: ActionOptions<R> = {},
): UseMutationResult<ResponseOf<R>, ApiFailure, CallOf<R>> {
  const client = useQueryClient();
  return useMutation<ResponseOf<R>, ApiFailure, CallOf<R>>({
    mutationFn: (call) => askOrThrow(route, call),
    onSuccess: async (answer) => {
      await Promise.all(changes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
      onDone?.(answer);
    },
  });
}

/** The same thing to several at once; what it changes is asked again when all are answered. Resolves to the refusals. */
export function useBulkAction<R extends Route>(
  route: R,
  { changes }: { readonly changes: readonly Route[] },
): (calls: readonly CallOf<R>[]) => Promise<readonly ApiError[]> {
  const client = useQueryClient();
  return async (calls) => {
    // All are sent now: whoever leaves the page does not wait for one after the other.
    const answers = await Promise.all(calls.map((call) => ask(route, call)));
    await Promise.all(changes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    return answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
  };
}
