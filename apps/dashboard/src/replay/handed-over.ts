const storageKey = 'replay-record';

/** Leaves a record for the replay page; it stays in this tab. */
export function handOver(record: string): void {
  try {
    sessionStorage.setItem(storageKey, record);
  } catch {
    // The replay page then asks for a file.
  }
}

/** The record that another page left here. */
export function handedOver(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
