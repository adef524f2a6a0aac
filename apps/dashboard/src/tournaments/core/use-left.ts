'use client';

import type { TournamentClockBody } from '@red-disc/contracts';
import { useEffect, useState } from 'react';
import { leftOn } from './clock';

const tickMs = 500;

/** Milliseconds left on a clock, counting down while it runs; undefined until the page has a clock of its own. */
export function useLeft(clock: TournamentClockBody | null, clockOffset: number): number | undefined {
  const [now, setNow] = useState<number>();
  const isRunning = clock !== null && clock.endsAt !== null;
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
    };
    tick();
    if (!isRunning) return undefined;
    const timer = setInterval(tick, tickMs);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  if (!clock || now === undefined) return undefined;
  return leftOn(clock, now + clockOffset);
}
