import type { Refusal } from '@red-disc/tournaments';
import { ApiException } from '../../platform/errors/api-exception.js';

/** A refusal of the event's own rules travels as REFUSED, its code as the reason and its data beside it. */
export function refusalOf({ code, ...data }: Refusal | { readonly code: string }): ApiException {
  return new ApiException({ ...data, code: 'REFUSED', reason: code });
}

export function refused(reason: string, data: Readonly<Record<string, unknown>> = {}): ApiException {
  return new ApiException({ ...data, code: 'REFUSED', reason });
}

export function notFound(): ApiException {
  return new ApiException({ code: 'NOT_FOUND' });
}
