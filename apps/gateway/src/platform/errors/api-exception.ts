import { type ApiError, type Failure } from '@red-disc/contracts';

/** Carries an expected refusal through Nest to the one place that answers it. */
export class ApiException extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

export function failureOf(error: ApiError): Failure {
  return { ok: false, error };
}
