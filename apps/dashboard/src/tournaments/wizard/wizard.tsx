'use client';

import { routes, type ApiError } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { ask } from '@/live/ask';
import { Button } from '@/ui/button';
import { SubmitButton } from '@/ui/form/submit-button';
import { Icon } from '@/ui/icon';
import { RefusalNote } from '../core/refusal-note';
import { choiceOf } from './choice';
import { EntriesStep } from './entries-step';
import { FormatStep } from './format-step';
import { fromLocalTime } from './local-time';
import { NumbersStep } from './numbers-step';
import { firstOpenStep, missingIn, steps, type Plan, type RuleSetChoice } from './plan';
import { ReviewStep } from './review-step';
import { StepList } from './step-list';
import { usePlan } from './use-plan';
import { useStep } from './use-step';
import { useSuggestions } from './use-suggestions';
import { WhatStep } from './what-step';

export interface WizardProps {
  readonly clubId: string;
  readonly page: string;
  readonly timeZone: string;
  readonly ruleSets: readonly RuleSetChoice[];
  readonly initial: Plan;
}

/** An event in five steps; nothing typed is lost on the way back. */
export function Wizard({ clubId, page, timeZone, ruleSets, initial }: WizardProps) {
  const t = useTranslations('tournaments');
  const router = useRouter();
  const { plan, change, forget, restart, isReady, isResumed } = usePlan({
    clubId,
    initial,
    ruleSets,
    timeZone,
  });
  // How often somebody tried to go on from this step with something missing.
  const [tries, setTries] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const suggestions = useSuggestions(clubId, plan);
  const chosen = choiceOf(plan, suggestions.list);
  const firstOpen = firstOpenStep(plan, suggestions.isLoading || chosen !== undefined);
  const { at, go } = useStep({ firstOpen, isReady });
  const step = steps[at]!;
  const missing = missingIn(plan, step, chosen !== undefined);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [at]);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const create = async () => {
    const startsAt = fromLocalTime(plan.startsAt, timeZone);
    if (!chosen || !startsAt) return;
    setIsBusy(true);
    const answer = await ask(routes.createTournament, {
      params: { clubId },
      body: {
        setup: {
          name: plan.name.trim(),
          mode: plan.mode,
          registration: plan.registration,
          cap: plan.cap,
          ruleSetVersionId: plan.ruleSetVersionId,
          stages: [...chosen.stages],
          rules: {
            nominalRounds: plan.gameRounds,
            scoring: chosen.scoring,
            clockMinutes: chosen.clockMinutes,
            maxTables: plan.mode === 'table' ? plan.boxes : null,
          },
        },
        details: {
          startsAt,
          venue: plan.venue,
          description: plan.description,
          minutes: chosen.minutes,
          listed: plan.listed,
        },
      },
    });
    setIsBusy(false);
    if (!answer.ok) {
      setError(answer.error);
      return;
    }
    forget();
    router.push(`${page}/${answer.value.id}`);
  };
  const next = () => {
    setTries(missing.length > 0 ? tries + 1 : 0);
    if (missing.length > 0) return;
    if (step === 'review') void create();
    else go(at + 1);
  };
  const goBackTo = (index: number) => {
    setTries(0);
    go(index);
  };
  const startAgain = () => {
    restart();
    goBackTo(0);
  };
  const inputs = { plan, change, missing: tries > 0 ? missing : [] };
  const isNothing = step === 'format' && !suggestions.isLoading && suggestions.list.length === 0;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      {/* Whatever is typed before the page listens would be lost: until then nothing can be. */}
      <fieldset disabled={!isReady} className="grid gap-6">
        <StepList at={at} onGo={goBackTo} />
        {isResumed && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-2">
            {t('wizard.resumed')}
            <Button variant="bare" size="sm" className="-mx-3" onClick={startAgain}>
              {t('wizard.restart')}
            </Button>
          </p>
        )}
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t(isNothing ? 'wizard.nothingTitle' : `wizard.titles.${step}`)}
        </h2>
        {step === 'what' && <WhatStep {...inputs} timeZone={timeZone} />}
        {step === 'numbers' && <NumbersStep {...inputs} ruleSets={ruleSets} />}
        {step === 'format' && (
          <FormatStep {...inputs} suggestions={suggestions} chosen={chosen} timeZone={timeZone} />
        )}
        {step === 'entries' && <EntriesStep {...inputs} />}
        {step === 'review' && chosen && (
          <ReviewStep plan={plan} chosen={chosen} timeZone={timeZone} ruleSets={ruleSets} />
        )}
        <RefusalNote error={error} />
        <div className="flex flex-wrap justify-between gap-2 max-sm:*:grow">
          <Button
            variant="quiet"
            disabled={at === 0}
            onClick={() => {
              goBackTo(at - 1);
            }}
          >
            <Icon name="arrowLeft" />
            {t('wizard.back')}
          </Button>
          <SubmitButton isBusy={isBusy}>
            {t(step === 'review' ? 'wizard.create' : 'wizard.next')}
            <Icon name="arrowRight" />
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  );
}
