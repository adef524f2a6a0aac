'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useUndo } from '@/ui/use-undo';
import { toLocalTime } from './local-time';
import { resumed, type Plan, type RuleSetChoice } from './plan';

export interface PlanOptions {
  readonly clubId: string;
  readonly initial: Plan;
  readonly ruleSets: readonly RuleSetChoice[];
  readonly timeZone: string;
}

/** The plan, saved in the browser as it grows: leaving the page or going back loses nothing. */
export function usePlan({ clubId, initial, ruleSets, timeZone }: PlanOptions) {
  const t = useTranslations('tournaments');
  const undo = useUndo();
  const place = `tournament-plan-${clubId}`;
  const [plan, setPlan] = useState(initial);
  const [isReady, setIsReady] = useState(false);
  const [isResumed, setIsResumed] = useState(false);
  useEffect(() => {
    setIsReady(true);
    const saved = localStorage.getItem(place);
    if (!saved) return;
    const now = toLocalTime(new Date().toISOString(), timeZone);
    setPlan(resumed(JSON.parse(saved) as Partial<Plan>, { initial, ruleSets, now }));
    setIsResumed(true);
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
  const restart = () => {
    forget();
    setPlan(initial);
    setIsResumed(false);
    undo.offer({
      text: t('wizard.restarted'),
      undo: () => {
        change(plan);
        setIsResumed(true);
      },
    });
  };
  return { plan, change, forget, restart, isReady, isResumed };
}
