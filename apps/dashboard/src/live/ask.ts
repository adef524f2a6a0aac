import { callRoute, type CallOf } from '@red-disc/client';
import type { ApiError, ResponseOf, Route } from '@red-disc/contracts';
import type { Result } from '@red-disc/kernel';
import { tellNotSignedIn } from './strangers';

/** Asks the gateway from the browser, over the page's own origin. */
export async function ask<R extends Route>(
  route: R,
  call: CallOf<R>,
): Promise<Result<ResponseOf<R>, ApiError>> {
  const answer = await callRoute({ baseUrl: '', fetch: (input, init) => fetch(input, init) }, route, call);
  if (!answer.ok && answer.error.code === 'NOT_SIGNED_IN') tellNotSignedIn();
  return answer;
}
