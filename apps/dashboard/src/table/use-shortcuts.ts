'use client';

import { useEffect } from 'react';
import type { Choices } from './choices';

/** The move that a single key makes now, if it makes one. */
export function moveForKey(key: string, choices: Choices): string | undefined {
  switch (key.toLowerCase()) {
    case 'd':
      return choices.draw;
    case 's':
      return choices.take ?? choices.throw;
    case 'k':
      return choices.knock;
    case 'p':
      return choices.pass ?? choices.keep ?? choices.done;
    case 'c':
      return choices.clear[0]?.move;
    default:
      return undefined;
  }
}

const typingInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export interface ShortcutOptions {
  readonly choices: Choices;
  readonly enabled: boolean;
  readonly act: (move: string) => void;
  readonly onHelp: () => void;
}

/** Single keys, while nobody is typing and no modifier is held. They can be switched off. */
export function useShortcuts({ choices, enabled, act, onHelp }: ShortcutOptions): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typingInto(event.target)) return;
      if (event.key === '?') {
        onHelp();
        return;
      }
      const move = moveForKey(event.key, choices);
      if (move === undefined) return;
      event.preventDefault();
      act(move);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [choices, enabled, act, onHelp]);
}
