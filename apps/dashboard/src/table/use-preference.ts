'use client';

import { useCallback, useSyncExternalStore } from 'react';

const changed = new EventTarget();

function read(key: string, preset: boolean): boolean {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? preset : stored === 'on';
  } catch {
    // A browser that keeps nothing still plays, with what is preset.
    return preset;
  }
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => {
    changed.removeEventListener('change', listener);
  };
}

/** A switch that this browser remembers. */
export function usePreference(key: string, preset: boolean): readonly [boolean, (on: boolean) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key, preset),
    () => preset,
  );
  const set = useCallback(
    (on: boolean) => {
      try {
        localStorage.setItem(key, on ? 'on' : 'off');
      } catch {
        // Then it lasts until the page is left.
      }
      changed.dispatchEvent(new Event('change'));
    },
    [key],
  );
  return [value, set];
}
