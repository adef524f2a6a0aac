const listeners = new Set<() => void>();

/** Calls back whenever the gateway does not know who asks. Returns what ends that. */
export function onNotSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellNotSignedIn(): void {
  for (const listener of listeners) listener();
}
