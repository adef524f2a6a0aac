'use client';

import { useEffect, useRef, useState } from 'react';
import { loadApi } from './load-api';

/** Somebody who was checked in here just now, and the way to take that back. */
export interface JustDone {
  readonly name: string;
  readonly ticket: string;
}

export interface KioskUndo {
  /** Undefined once it is too late, or nothing was done. */
  readonly done: JustDone | undefined;
  readonly offer: (done: JustDone, forMs: number) => void;
  /** Whether it worked. The offer is gone either way: what is refused once is refused again. */
  readonly undo: () => Promise<boolean>;
}

/** A wrong tap can be taken back where it was made, as long as the server's ticket holds. */
export function useKioskUndo(tournamentId: string, doorKey: string): KioskUndo {
  const [done, setDone] = useState<JustDone>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => {
    clearTimeout(timer.current);
    setDone(undefined);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {
    done,
    offer: (next, forMs) => {
      clearTimeout(timer.current);
      setDone(next);
      timer.current = setTimeout(forget, forMs);
    },
    undo: async () => {
      if (!done) return false;
      forget();
      const { ask, routes } = await loadApi();
      const body = { key: doorKey, ticket: done.ticket };
      const answer = await ask(routes.undoCheckInAtKiosk, { params: { tournamentId }, body });
      return answer.ok;
    },
  };
}
