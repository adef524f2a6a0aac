/**
 * Every code an answer can carry, with the HTTP status it travels under. Codes are part of the contract: they are
 * never reused for another meaning. The sentences for people are in the dashboard's catalogues.
 */
export const httpStatusOf = {
  /** The request does not fit its schema; `issues` names the fields. */
  INVALID: 400,
  MALFORMED_JSON: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  /** Also the answer for things of another club: their existence is nobody's business. */
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  /** A move or command that the rules or the state of things refuse. */
  REFUSED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  /** Nothing was done; the same request may be sent again. */
  RETRY: 503,
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof httpStatusOf;

export const errorCodes = Object.keys(httpStatusOf) as [ErrorCode, ...ErrorCode[]];
