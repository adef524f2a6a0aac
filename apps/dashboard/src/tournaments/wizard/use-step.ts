'use client';

import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useEffect } from 'react';
import { steps } from './plan';

const inAddress = parseAsStringLiteral(steps).withDefault('what').withOptions({ history: 'push' });

/**
 * The step stands in the address: the browser's own way back leads one step back, and a reload stays. No address leads
 * past what is still missing.
 */
export function useStep({ firstOpen, isReady }: { readonly firstOpen: number; readonly isReady: boolean }) {
  const [asked, setAsked] = useQueryState('step', inAddress);
  const wanted = steps.indexOf(asked);
  const at = Math.min(wanted, firstOpen);
  useEffect(() => {
    // Else the page would leap ahead as soon as the first letter of what was missing is typed.
    if (isReady && at < wanted) void setAsked(steps[at]!, { history: 'replace' });
  }, [isReady, at, wanted, setAsked]);
  return { at, go: (index: number) => void setAsked(steps[index]!) };
}
