'use client';

import { useCallback, useSyncExternalStore } from 'react';

const changed = new EventTarget();

/** For a browser that stores nothing: then a choice lasts until the page is left. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => {
    changed.removeEventListener('change', listener);
  };
}

/** The next text, or how it follows from the one before: that one may be newer than what was last drawn. */
export type NextText = string | ((before: string | null) => string);

/** A text that this browser remembers; null until there is one, and on the server. */
export function useStoredText(key: string): readonly [string | null, (next: NextText) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const set = useCallback(
    (next: NextText) => {
      write(key, typeof next === 'function' ? next(read(key)) : next);
      changed.dispatchEvent(new Event('change'));
    },
    [key],
  );
  return [text, set];
}
