'use client';

import { useEffect } from 'react';

/** Turns to the last page where the one in the address is gone, or has never been; until it is known, nothing. */
export function useInRange(page: number, pages: number | undefined, turnTo: (page: number) => void): void {
  const last = pages !== undefined && page > pages ? pages : undefined;
  useEffect(() => {
    if (last !== undefined) turnTo(last);
  }, [last, turnTo]);
}
