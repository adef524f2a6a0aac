/** A broken log: an entry that cannot have happened. The table is set aside. */
export class PoisonedLogError extends Error {}

/** Whatever goes wrong while a log is read is the log's fault. */
export function readingLog<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof PoisonedLogError) throw error;
    throw new PoisonedLogError('an entry cannot be read', { cause: error });
  }
}
