import { HttpException } from '@nestjs/common';
import { type ApiError } from '@red-disc/contracts';
import { ApiException } from './api-exception.js';

/** The answer to anything that was thrown. What we did not expect says nothing but INTERNAL. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiException) return thrown.error;
  if (thrown instanceof HttpException) return { code: codeOfStatus(thrown.getStatus()) };
  return { code: 'INTERNAL' };
}

function codeOfStatus(status: number): ApiError['code'] {
  if (status === 404 || status === 405) return 'NOT_FOUND';
  return status < 500 ? 'INVALID' : 'INTERNAL';
}
