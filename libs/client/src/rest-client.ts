import { failure, success, type Result } from '@red-disc/kernel';
import {
  failureSchema,
  type ApiError,
  type RequestOf,
  type ResponseOf,
  type Route,
} from '@red-disc/contracts';

export interface RestClientOptions {
  /** Empty in a browser: the same origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The parts of a request that the route asks for; the others are left out. */
export type CallOf<R extends Route> = {
  readonly [
    Part in keyof RequestOf<R> as RequestOf<R>[Part] extends undefined ? never : Part
  ]: RequestOf<R>[Part];
};

/** Calls a route of the contracts. Refusals are values; a lost connection is RETRY. */
export async function callRoute<R extends Route>(
  options: RestClientOptions,
  route: R,
  call: CallOf<R>,
): Promise<Result<ResponseOf<R>, ApiError>> {
  const { params = {}, query = {}, body } = call as Partial<RequestOf<Route>> & { body?: unknown };
  const address = options.baseUrl + fillPath(route.path, params) + queryString(query);
  try {
    const response = await options.fetch(address, {
      method: route.method,
      credentials: 'same-origin',
      headers: { ...options.headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return await answerOf(route, response);
  } catch {
    return failure({ code: 'RETRY' });
  }
}

async function answerOf<R extends Route>(
  route: R,
  response: Response,
): Promise<Result<ResponseOf<R>, ApiError>> {
  const answer = await bodyOf(route, response);
  if (response.ok) {
    const parsed = route.response.safeParse(answer);
    return parsed.success ? success(parsed.data as ResponseOf<R>) : failure({ code: 'INTERNAL' });
  }
  const refused = failureSchema.safeParse(answer);
  return failure(refused.success ? refused.data.error : { code: 'INTERNAL' });
}

/** A refusal is JSON, whatever the route answers with otherwise. */
async function bodyOf({ mediaType }: Route, response: Response): Promise<unknown> {
  if (!response.ok || mediaType === undefined) return response.json();
  return mediaType.startsWith('text/') ? response.text() : new Uint8Array(await response.arrayBuffer());
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}
