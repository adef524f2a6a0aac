'use client';

import { useCallback } from 'react';
import { useStoredText } from '@/ui/use-stored-text';

/** One of several, which this browser remembers. */
export function useChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  preset: Choice,
): readonly [Choice, (choice: Choice) => void] {
  const [known, set] = useStoredText(key);
  return [choices.find((choice) => choice === known) ?? preset, set];
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
