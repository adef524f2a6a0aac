'use client';

import type { Cell } from '@red-disc/allegra';
import { useEffect } from 'react';
import type { Choices } from './choices';

/** The move that a single key makes now, if it makes one; `lit` is the card that has the focus or the pointer. */
export function moveForKey(key: string, choices: Choices, lit?: Cell): string | undefined {
  switch (key.toLowerCase()) {
    case 'd':
      return choices.draw;
    case 's':
      return choices.take ?? choices.throw;
    case 'k':
      return choices.knock;
    case 'p':
      return choices.pass ?? choices.keep ?? choices.done;
    case 'r':
      return lit && choices.reveal.get(lit);
    case 'c':
      return choices.clear[0]?.move;
    default:
      return undefined;
  }
}

/** Typing, or in a sheet over the table: there a key means something else. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null);

export interface ShortcutOptions {
  readonly choices: Choices;
  readonly lit: Cell | undefined;
  readonly enabled: boolean;
  readonly act: (move: string) => void;
  readonly onHelp: () => void;
}

/** Single keys, while nobody is typing or reading a sheet and no modifier is held. They can be switched off. */
export function useShortcuts({ choices, lit, enabled, act, onHelp }: ShortcutOptions): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
      if (event.key === '?') {
        onHelp();
        return;
      }
      const move = moveForKey(event.key, choices, lit);
      if (move === undefined) return;
      event.preventDefault();
      act(move);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [choices, lit, enabled, act, onHelp]);
}
