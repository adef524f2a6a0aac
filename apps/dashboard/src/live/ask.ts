import { callRoute, type CallOf } from '@red-disc/client';
import type { ApiError, ResponseOf, Route } from '@red-disc/contracts';
import type { Result } from '@red-disc/kernel';

/** Asks the gateway from the browser, over the page's own origin. */
export function ask<R extends Route>(route: R, call: CallOf<R>): Promise<Result<ResponseOf<R>, ApiError>> {
  return callRoute({ baseUrl: '', fetch: (input, init) => fetch(input, init) }, route, call);
}
