import { callRoute, type CallOf } from '@red-disc/client';
import type { ApiError, ResponseOf, Route } from '@red-disc/contracts';
import type { Result } from '@red-disc/kernel';
import { headers } from 'next/headers';

/** Where server components reach the gateway. The browser never does: it talks to its own origin. */
const baseUrl = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:24101';

/** A page never waits longer than this for the gateway. */
const patienceMs = 3_000;

const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });

/** Asks the gateway as the visitor: their cookie goes along. Refusals are values; out of reach is RETRY. */
export async function askGateway<R extends Route>(
  route: R,
  call: CallOf<R>,
): Promise<Result<ResponseOf<R>, ApiError>> {
  const cookie = (await headers()).get('cookie');
  return callRoute({ baseUrl, fetch: patientFetch, ...(cookie && { headers: { cookie } }) }, route, call);
}
