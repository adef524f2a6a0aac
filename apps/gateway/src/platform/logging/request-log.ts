import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from 'pino';

/** One line a request, without its headers, query and body: these can carry secrets. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        // The address of a calendar is a secret.
        path: request.url.split('?')[0]?.replace(/^\/api\/calendar\/.*/, '/api/calendar/…'),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
  }) as RequestHandler;
}
