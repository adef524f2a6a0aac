import type { ApiError } from '@red-disc/contracts';

/** A refusal of the gateway as an error, for TanStack Query; whoever calls `ask` gets it as a value. */
export class ApiFailure extends Error {
  constructor(readonly refusal: ApiError) {
    super(refusal.reason ?? refusal.code);
  }
}
