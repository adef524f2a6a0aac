'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** Where somebody without a mouse goes on: at the cards that are to be taken, else at their own fifteen. */
function nextStop(felt: HTMLElement): HTMLElement | null {
  return (
    felt.querySelector<HTMLElement>('.mini .card[aria-pressed]') ??
    felt.querySelector<HTMLElement>('.tray .card[tabindex="0"]')
  );
}

const isLost = () => document.activeElement === document.body;

/**
 * Answers come and go with the question, and take the focus with them: it goes on to the cards, so that nobody has to
 * tab through the page again after every move. With nothing focused the arrows lead there as well.
 */
export function useKeptFocus(felt: RefObject<HTMLElement | null>, mustPick: boolean): void {
  const last = useRef<Element | undefined>(undefined);

  useEffect(() => {
    const element = felt.current;
    const onFocus = ({ target }: FocusEvent) => {
      // Whoever uses a mouse does not miss the focus, and would wonder about a lit card.
      last.current = target instanceof Element && target.matches(':focus-visible') ? target : undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isArrow = event.key.startsWith('Arrow') && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!element || !isArrow || !isLost() || !element.querySelector('.card[aria-pressed]')) return;
      event.preventDefault();
      nextStop(element)?.focus();
    };
    element?.addEventListener('focusin', onFocus);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [felt]);

  // Another player's cards are to be taken: whoever stands on their own is led over, once.
  useEffect(() => {
    const focused = document.activeElement;
    const isOnOwn = focused !== null && focused === last.current && focused.closest('.tray') !== null;
    if (mustPick && felt.current && isOnOwn) nextStop(felt.current)?.focus();
  }, [felt, mustPick]);

  useEffect(() => {
    if (!felt.current || !last.current || last.current.isConnected || !isLost()) return;
    last.current = undefined;
    nextStop(felt.current)?.focus();
  });
}
