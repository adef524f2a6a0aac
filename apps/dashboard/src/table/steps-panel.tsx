'use client';

import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { tradeProgress, tradeSteps, type StepState, type TradeStep } from './trade-steps';
import { useTableState } from './use-table';
import { nameOf, namesOf, type Words } from './words';
import type { Prompt } from './prompt';

/** The trade step by step; while the window is open for the reader, what their knock would do. */
export function StepsPanel() {
  const { props, words, prompt, choices } = useTableState();
  const { t } = words;
  const progress = tradeProgress(props.view);
  if (!progress) return null;
  if (choices.knock !== undefined) {
    const active = nameOf(words, prompt.active);
    return (
      <section className="side side-steps">
        <h2>{t('steps.whatItDoes')}</h2>
        <ol className="steps">
          {(['one', 'two', 'three'] as const).map((key, index) => (
            <li key={key} data-state="next">
              <i aria-hidden="true">{index + 1}</i>
              <span>{t(`steps.explain.${key}`, { active })}</span>
            </li>
          ))}
        </ol>
      </section>
    );
  }
  // What comes after the gift is about the knocker, and nobody knows yet who that is.
  const told =
    prompt.knocker === undefined ? tradeSteps.slice(0, tradeSteps.indexOf('gave') + 1) : tradeSteps;
  return (
    <section className="side side-steps">
      <h2>{t('steps.trade')}</h2>
      <ol className="steps">
        {told.map((step, index) => {
          const state = progress.get(step) ?? 'next';
          return (
            <li
              key={step}
              data-state={state}
              className={cx(state === 'now' && 'font-[650]')}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <i aria-hidden="true">
                {state === 'done' ? <Icon name="check" className="size-3.5" /> : index + 1}
              </i>
              <span>
                {stepWords(words, prompt, step, state)}
                <span className="sr-only"> ({t(`steps.state.${state}`)})</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function stepWords(words: Words, prompt: Prompt, step: TradeStep, state: StepState): string {
  const { t, model } = words;
  const you = model.seats.find(({ isYou }) => isYou)?.seat;
  const role =
    you === undefined
      ? 'other'
      : you === prompt.knocker
        ? 'knocker'
        : you === prompt.active
          ? 'active'
          : 'other';
  const active = nameOf(words, prompt.active);
  const knocker = nameOf(words, prompt.knocker);
  switch (step) {
    case 'drew':
      return t('steps.drew', { active: you !== undefined && you === prompt.active ? 'you' : active });
    case 'knocked': {
      const alone = prompt.knocked.length === 1 && prompt.knocked[0] === you;
      return t('steps.knocked', {
        knockers: prompt.knocked.length === 0 ? 'none' : alone ? 'you' : namesOf(words, prompt.knocked),
      });
    }
    case 'gave':
      return state === 'done'
        ? t('steps.gaveTo', { role, active, knocker })
        : t('steps.gave', { role, active });
    case 'swaps':
    case 'takes':
    case 'places':
    case 'fills':
      return t(`steps.${step}`, { role, active, knocker });
  }
}
