'use client';

import { useEffect, useState } from 'react';

const tickMs = 250;

/** Seconds until a moment of the reader's clock; never below zero, undefined without a deadline. */
export function useSecondsLeft(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const tick = () => {
      setNow(Date.now());
    };
    tick();
    const timer = setInterval(tick, tickMs);
    return () => {
      clearInterval(timer);
    };
  }, [endsAt]);
  if (endsAt === undefined || now === undefined) return undefined;
  return Math.max(0, (endsAt - now) / 1_000);
}
