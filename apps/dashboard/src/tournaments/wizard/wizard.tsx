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
import { wrongByServer } from '../core/wrong-by-server';
import { goToWrongField } from '../core/wrong-field';
import { choiceOf } from './choice';
import { EntriesStep } from './entries-step';
import { eventOf } from './event-of';
import { FormatStep } from './format-step';
import { fromLocalTime } from './local-time';
import { NumbersStep } from './numbers-step';
import { steps, type Plan, type RuleSetChoice } from './plan';
import { fieldsOf, firstStepWith, planFields, renamed, wrongFields } from './plan-schema';
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
  const words = useTranslations('form');
  const router = useRouter();
  const { form, plan, change, forget, restart, isReady, isResumed, hasChoice } = usePlan({
    clubId,
    initial,
    ruleSets,
    timeZone,
  });
  // How often somebody tried to go on from a step with something wrong; its fields are marked by then.
  const [tries, setTries] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const suggestions = useSuggestions(clubId, plan);
  const chosen = choiceOf(plan, suggestions.list);
  hasChoice.current = chosen !== undefined;
  const wrong = wrongFields(plan, suggestions.isLoading || chosen !== undefined);
  const { at, go } = useStep({ firstOpen: firstStepWith(wrong), isReady });
  const step = steps[at]!;
  const isFirst = useRef(true);
  const focusWrong = () => frame.current !== null && goToWrongField(frame.current);
  useEffect(() => {
    if (!isFirst.current && !focusWrong()) heading.current?.focus();
    isFirst.current = false;
  }, [at]);
  useEffect(() => {
    if (tries > 0) focusWrong();
  }, [tries]);

  /** Leads to the step where the first of these fields is; it is focused there. */
  const goToWrong = (fields: readonly string[]) => {
    const first = firstStepWith(fields);
    if (first === at) setTries(tries + 1);
    else go(first);
  };
  const refuse = (refusal: ApiError) => {
    const fields = wrongByServer(refusal, { fields: planFields, renamed });
    for (const field of fields) form.setError(field, { message: words('invalid') });
    if (fields.length > 0) goToWrong(fields);
    else setError(refusal);
  };
  const create = async () => {
    const startsAt = fromLocalTime(plan.startsAt, timeZone);
    if (!chosen || !startsAt) return;
    setIsBusy(true);
    setError(undefined);
    const body = eventOf(plan, chosen, startsAt);
    const answer = await ask(routes.createTournament, { params: { clubId }, body });
    setIsBusy(false);
    if (!answer.ok) {
      refuse(answer.error);
      return;
    }
    forget();
    router.push(`${page}/${answer.value.id}`);
  };
  const next = async () => {
    if (step === 'review')
      return form.handleSubmit(create, (errors) => {
        goToWrong(Object.keys(errors));
      })();
    if (await form.trigger([...fieldsOf[step]])) go(at + 1);
    else setTries(tries + 1);
  };
  const goBackTo = (index: number) => {
    form.clearErrors();
    go(index);
  };
  const startAgain = () => {
    restart();
    goBackTo(0);
  };
  const inputs = { form, plan, change };
  const isNothing = step === 'format' && !suggestions.isLoading && suggestions.list.length === 0;
  return (
    <form
      ref={frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void next();
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
        {step === 'what' && <WhatStep form={form} timeZone={timeZone} />}
        {step === 'numbers' && <NumbersStep {...inputs} ruleSets={ruleSets} />}
        {step === 'format' && (
          <FormatStep {...inputs} suggestions={suggestions} chosen={chosen} timeZone={timeZone} />
        )}
        {step === 'entries' && <EntriesStep form={form} />}
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
