'use client';

import { useEffect } from 'react';

/** Has the service worker keep this page as it is now, for when there is no network. */
export function KeepOffline() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then(({ active }) => {
      active?.postMessage({ type: 'keep', path: location.pathname });
    });
  }, []);
  return null;
}
