import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { httpStatusOf } from '@red-disc/contracts';
import type { Response } from 'express';
import type { IncomingRequest } from '../http/incoming-request.js';
import { failureOf } from './api-exception.js';
import { isOurFault, toApiError } from './to-api-error.js';

/** Sent twice, they leave what they leave when they are sent once. */
const repeatable: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** Answers everything that was thrown on the way of a REST request, in the one shape of a refusal. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<IncomingRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = toApiError(thrown, { isRepeatable: repeatable.has(request.method) });
    if (isOurFault(thrown, error)) request.log.error({ err: thrown }, 'a request failed');
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error.retryAfter !== undefined)
      response.setHeader('Retry-After', String(Math.ceil(error.retryAfter)));
    response.status(httpStatusOf[error.code]).json(failureOf({ ...error, requestId: request.id }));
  }
}
