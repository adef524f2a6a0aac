'use client';

import { useEffect } from 'react';

/** Asks the machine not to go to sleep, again whenever the page comes back into view. Old browsers cannot. */
export function useWakeLock(): void {
  useEffect(() => {
    const ask = () => {
      if (!document.hidden && 'wakeLock' in navigator)
        void navigator.wakeLock.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}
