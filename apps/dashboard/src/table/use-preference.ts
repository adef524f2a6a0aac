'use client';

import { useCallback, useSyncExternalStore } from 'react';

const changed = new EventTarget();

/** For a browser that stores nothing: then a choice lasts until the page is left. */
const unstored = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
}

function read<Choice extends string>(key: string, choices: readonly Choice[], preset: Choice): Choice {
  const known = unstored.get(key) ?? stored(key);
  return choices.find((choice) => choice === known) ?? preset;
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => {
    changed.removeEventListener('change', listener);
  };
}

/** One of several, which this browser remembers. */
export function useChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  preset: Choice,
): readonly [Choice, (choice: Choice) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key, choices, preset),
    () => preset,
  );
  const set = useCallback(
    (choice: Choice) => {
      store(key, choice);
      changed.dispatchEvent(new Event('change'));
    },
    [key],
  );
  return [value, set];
}

const onOrOff = ['on', 'off'] as const;

/** A switch that this browser remembers. */
export function usePreference(key: string, preset: boolean): readonly [boolean, (on: boolean) => void] {
  const [value, choose] = useChoice(key, onOrOff, preset ? 'on' : 'off');
  const set = useCallback(
    (on: boolean) => {
      choose(on ? 'on' : 'off');
    },
    [choose],
  );
  return [value === 'on', set];
}
