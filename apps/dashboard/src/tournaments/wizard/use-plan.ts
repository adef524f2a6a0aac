'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { schemaResolver } from '@/ui/form/schema-resolver';
import { useUndo } from '@/ui/use-undo';
import { describePlanIssue } from './describe-plan-issue';
import { toLocalTime } from './local-time';
import { resumed, tidy, type Plan, type RuleSetChoice } from './plan';
import { planFields, schemaOf } from './plan-schema';

export interface PlanOptions {
  readonly clubId: string;
  readonly initial: Plan;
  readonly ruleSets: readonly RuleSetChoice[];
  readonly timeZone: string;
}

export type PlanForm = UseFormReturn<Plan>;

/** The plan as a form, saved in the browser as it grows: leaving the page or going back loses nothing. */
export function usePlan({ clubId, initial, ruleSets, timeZone }: PlanOptions) {
  const t = useTranslations('tournaments');
  const words = useTranslations('form');
  const undo = useUndo();
  const place = `tournament-plan-${clubId}`;
  const [isReady, setIsReady] = useState(false);
  const [isResumed, setIsResumed] = useState(false);
  /** Whether anything fits the plan: the server says it, and the check of the plan must know. */
  const hasChoice = useRef(true);
  const resolver = schemaResolver<Plan>(
    () => schemaOf(hasChoice.current),
    (issue) => describePlanIssue({ t, form: words }, issue),
  );
  const form = useForm<Plan>({ defaultValues: initial, resolver, mode: 'onTouched' });
  const save = (plan: Plan) => {
    localStorage.setItem(place, JSON.stringify(plan));
  };
  /** One field may mend another, as fewer players do with the boxes. What nobody has come to yet is left alone. */
  const recheck = () => {
    const wrong = planFields.filter((name) => form.getFieldState(name).invalid);
    if (wrong.length > 0) void form.trigger(wrong);
  };
  useEffect(() => {
    setIsReady(true);
    const saved = localStorage.getItem(place);
    if (saved) {
      const now = toLocalTime(new Date().toISOString(), timeZone);
      form.reset(resumed(JSON.parse(saved) as Partial<Plan>, { initial, ruleSets, now }));
      setIsResumed(true);
    }
    const watched = form.watch((_, { name }) => {
      // No name: the whole plan was put there, which is no change of it.
      if (name === undefined) return;
      save(form.getValues());
      recheck();
    });
    return () => {
      watched.unsubscribe();
    };
  }, [place]);
  const change = (changes: Partial<Plan>) => {
    for (const [name, value] of Object.entries(changes))
      form.setValue(name as keyof Plan, value, { shouldDirty: true });
  };
  const forget = () => {
    localStorage.removeItem(place);
  };
  const restart = () => {
    const before = form.getValues();
    forget();
    form.reset(initial);
    setIsResumed(false);
    undo.offer({
      text: t('wizard.restarted'),
      undo: () => {
        form.reset(before);
        save(before);
        setIsResumed(true);
      },
    });
  };
  return { form, plan: tidy(form.watch()), change, forget, restart, isReady, isResumed, hasChoice };
}
