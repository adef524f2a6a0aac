'use client';

import { useEffect, useState } from 'react';

/** True once something has been so for a while: short trouble is not worth a word. */
export function useLate(isSo: boolean, ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, ms);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isSo, ms]);
  return isSo && isLate;
}
