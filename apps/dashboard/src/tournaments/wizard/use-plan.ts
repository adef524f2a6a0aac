'use client';

import { useEffect, useState } from 'react';
import type { Plan } from './plan';

/** The plan, saved in the browser as it grows: leaving the page or going back loses nothing. */
export function usePlan(clubId: string, initial: Plan) {
  const place = `tournament-plan-${clubId}`;
  const [plan, setPlan] = useState(initial);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    setIsReady(true);
    const saved = localStorage.getItem(place);
    if (saved) setPlan((before) => ({ ...before, ...(JSON.parse(saved) as Partial<Plan>) }));
  }, [place]);
  const change = (changes: Partial<Plan>) => {
    setPlan((before) => {
      const next = { ...before, ...changes };
      localStorage.setItem(place, JSON.stringify(next));
      return next;
    });
  };
  const forget = () => {
    localStorage.removeItem(place);
  };
  return { plan, change, forget, isReady };
}
