/** What a request hears when PostgreSQL, and not the request, is the trouble. */
export type DatabaseFault = 'RETRY' | 'STORAGE_FULL';

/** Nothing can have been done: there was no connection, or PostgreSQL itself took the statement back. */
const notDone = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled, by statement_timeout
  '57P03', // cannot_connect_now
  'P1001', // Prisma: not reached
  'P2024', // Prisma: no connection in time
  'P2034', // Prisma: a write conflict or deadlock
]);

/** The connection was lost on the way: it may have been done or not. */
const unknownWhetherDone = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  'P1002',
  'P1008',
  'P1017',
  'P2028', // Prisma: the transaction is gone
]);

/** pg gives these no code, and Prisma one and the same to all that goes wrong with a transaction. */
const messages: readonly [start: string, isDone: boolean][] = [
  ['Transaction API error: Unable to start a transaction', false],
  ['timeout exceeded when trying to connect', false],
  ['Connection terminated due to connection timeout', false],
  ['Connection terminated', true],
  ['Client has encountered a connection error', false],
  ['Query read timeout', true],
];

const storageFull = '53100';
const deepest = 5;

/**
 * RETRY promises that the same request may be sent again. Where it would count twice, a lost connection is no such
 * case: it stays the fault of our own that it is.
 */
export function databaseFaultOf(
  thrown: unknown,
  { isRepeatable }: { readonly isRepeatable: boolean },
): DatabaseFault | undefined {
  for (const { code, message } of causesOf(thrown)) {
    if (code === storageFull) return 'STORAGE_FULL';
    const known = messages.find(([start]) => message.startsWith(start));
    if (known) return isRepeatable || !known[1] ? 'RETRY' : undefined;
    if (code !== undefined && notDone.has(code)) return 'RETRY';
    if (code !== undefined && unknownWhetherDone.has(code)) return isRepeatable ? 'RETRY' : undefined;
  }
  return undefined;
}

interface Cause {
  readonly code: string | undefined;
  readonly message: string;
}

/** The error and what it was caused by; Prisma keeps what its driver said in places of its own. */
function causesOf(thrown: unknown): Cause[] {
  const causes: Cause[] = [];
  let next: unknown = thrown;
  while (typeof next === 'object' && next !== null && causes.length < deepest) {
    const error: Readonly<Record<string, unknown>> = { ...next };
    const { message } = next as { message?: unknown };
    causes.push({ code: textOf(error.code) ?? textOf(error.originalCode), message: textOf(message) ?? '' });
    const meta = error.meta as { driverAdapterError?: unknown } | undefined;
    next = meta?.driverAdapterError ?? (next as { cause?: unknown }).cause;
  }
  return causes;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
