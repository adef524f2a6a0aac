'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's scripts have taken over. Before that a form would be sent by the browser alone. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
