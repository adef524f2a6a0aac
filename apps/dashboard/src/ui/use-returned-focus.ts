'use client';

import { useRef } from 'react';

/**
 * For the content of a dialog that is opened by state: without a trigger of its own the primitive forgets where the
 * reader was, and the next Tab would begin at the top of the page.
 */
export function useReturnedFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusAgain(opener.current);
    },
  };
}

/** What opened it; by its id where it was drawn anew meanwhile. */
function focusAgain(opener: Element | null): void {
  const found = opener?.isConnected === false && opener.id ? document.getElementById(opener.id) : opener;
  if (found instanceof HTMLElement) found.focus();
}
