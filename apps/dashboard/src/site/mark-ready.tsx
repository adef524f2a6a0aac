'use client';

import { useEffect } from 'react';

/** Says on the document that its scripts have taken over: a click before that is lost. */
export function MarkReady() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return null;
}
