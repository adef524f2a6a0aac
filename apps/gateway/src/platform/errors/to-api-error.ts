import { HttpException } from '@nestjs/common';
import { httpStatusOf, type ApiError } from '@red-disc/contracts';
import { ApiException } from './api-exception.js';
import { databaseFaultOf } from './database-fault.js';

/** The answer to anything that was thrown. What we did not expect says nothing but INTERNAL. */
export function toApiError(thrown: unknown, { isRepeatable = false } = {}): ApiError {
  if (thrown instanceof ApiException) return thrown.error;
  if (thrown instanceof HttpException) return { code: codeOfStatus(thrown.getStatus()) };
  return { code: databaseFaultOf(thrown, { isRepeatable }) ?? 'INTERNAL' };
}

function codeOfStatus(status: number): ApiError['code'] {
  if (status === 404 || status === 405) return 'NOT_FOUND';
  return status < 500 ? 'INVALID' : 'INTERNAL';
}

/** What belongs into the log with its cause: nobody who asked can do anything about it. */
export function isOurFault(thrown: unknown, { code }: ApiError): boolean {
  return !(thrown instanceof ApiException) && httpStatusOf[code] >= 500;
}
