'use client';

import { useEffect } from 'react';

export interface ReplayKeys {
  readonly step: (by: 1 | -1) => void;
  readonly moment: (by: 1 | -1) => void;
  readonly toggle: () => void;
}

/** Controls and the grid of cards have uses of their own for these keys. */
const hasOwnUse = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, button, a, [role="grid"], [role="dialog"]') !== null;

/** Arrows step, comma and full stop jump between moments, the space bar plays and stops. */
export function useReplayKeys({ step, moment, toggle }: ReplayKeys): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => {
        step(-1);
      },
      ArrowRight: () => {
        step(1);
      },
      ',': () => {
        moment(-1);
      },
      '.': () => {
        moment(1);
      },
      ' ': toggle,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actions[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || hasOwnUse(event.target)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [step, moment, toggle]);
}
