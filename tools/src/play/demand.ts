import { setTimeout as pause } from 'node:timers/promises';
import { callRoute, type CallOf, type RestClientOptions } from '@red-disc/client';
import type { ResponseOf, Route } from '@red-disc/contracts';

const tries = 10;
const pauseMs = 200;

/**
 * What the route answers; a refusal is thrown. It is asked again where the server says that it may be: one that is only
 * just up, or busy with hundreds of others, does.
 */
export async function demand<R extends Route>(
  { rest }: { readonly rest: RestClientOptions },
  route: R,
  call: CallOf<R>,
): Promise<ResponseOf<R>> {
  for (let n = 1; ; n += 1) {
    const answer = await callRoute(rest, route, call);
    if (answer.ok) return answer.value;
    if (n === tries || answer.error.code !== 'RETRY')
      throw new Error(`${route.method} ${route.path}: ${JSON.stringify(answer.error)}`);
    await pause(pauseMs);
  }
}
