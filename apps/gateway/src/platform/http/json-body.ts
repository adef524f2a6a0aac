import { json, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { ErrorCode } from '@red-disc/contracts';
import { ApiException } from '../errors/api-exception.js';

const bodyLimit = '256kb';

const codeOfParserError: ReadonlyMap<unknown, ErrorCode> = new Map([
  ['entity.parse.failed', 'MALFORMED_JSON'],
  ['entity.too.large', 'TOO_LARGE'],
]);

/** Bodies are JSON. The parser's complaints quote the body, so they become codes before anybody logs them. */
export function jsonBody(): [RequestHandler, ErrorRequestHandler] {
  const onError: ErrorRequestHandler = (error: { type?: unknown }, _request, _response, next) => {
    next(new ApiException({ code: codeOfParserError.get(error.type) ?? 'INVALID' }));
  };
  return [json({ limit: bodyLimit, strict: true }), onError];
}
