'use client';

import { useEffect } from 'react';

/** In development files change under the same name, which a worker that keeps them must not see. */
const isUsed = process.env.NODE_ENV === 'production';

/** Makes the site installable and its rules readable without a network. Plain HTTP has no service workers. */
export function RegisterServiceWorker() {
  useEffect(() => {
    if (!isUsed || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }, []);
  return null;
}
