'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/ui/form/form';
import { Skeleton } from '@/ui/skeleton';
import { ChoiceField } from '../core/choice-field';
import { NumberField } from '../core/number-field';
import { RefusalNote } from '../core/refusal-note';
import { chained, newFormat } from '../formats/stages';
import { StagesEditor } from '../formats/stages-editor';
import type { Choice } from './choice';
import { fromLocalTime } from './local-time';
import { simpleScorings, type SimpleScoring } from './plan';
import type { StepProps } from './step-props';
import { OwnFormatCard, SuggestionCard } from './suggestion-card';
import type { Suggestions } from './use-suggestions';

export interface FormatStepProps extends StepProps {
  readonly suggestions: Suggestions;
  readonly chosen: Choice | undefined;
  readonly timeZone: string;
}

/** What fits the numbers, the default first; or parts of one's own. */
export function FormatStep({ form, plan, change, suggestions, chosen, timeZone }: FormatStepProps) {
  const t = useTranslations('tournaments');
  const formats = useTranslations('tournamentFormats');
  const { list, isLoading, failure } = suggestions;
  const { errors } = form.formState;
  const startsAt = fromLocalTime(plan.startsAt, timeZone);
  if (isLoading) return <Skeleton className="h-48" />;
  return (
    <div className="grid gap-5">
      <RefusalNote error={failure?.refusal} />
      {list.length === 0 && !failure && <p className="text-ink-2">{t('wizard.nothingFits')}</p>}
      <div role="radiogroup" aria-label={t('wizard.titles.format')} className="grid gap-3">
        {list.map((suggestion, index) => (
          <SuggestionCard
            key={index}
            suggestion={suggestion}
            startsAt={startsAt}
            timeZone={timeZone}
            isChosen={suggestion === chosen?.suggestion}
            onChoose={() => {
              change({ suggestion: index, own: null, clockMinutes: null });
            }}
          />
        ))}
        <OwnFormatCard
          isChosen={plan.own !== null}
          onChoose={() => {
            // What was suggested is a good beginning.
            change({ own: chained(chosen?.stages ?? [{ id: 'main', format: newFormat('movement') }]) });
          }}
        />
      </div>
      {errors.suggestion?.message && <FormAlert text={errors.suggestion.message} />}
      {errors.own?.message && <FormAlert text={errors.own.message} />}
      {plan.own && (
        <StagesEditor
          stages={plan.own}
          onChange={(own) => {
            change({ own });
          }}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={t('fields.clock')}
          hint={t('fields.clockHint')}
          error={errors.clockMinutes?.message}
          value={chosen?.clockMinutes ?? null}
          min={5}
          max={600}
          onChange={(clockMinutes) => {
            // Emptied it is again what fits.
            change({ clockMinutes: Number.isNaN(clockMinutes) ? null : clockMinutes });
          }}
        />
        <ChoiceField
          label={formats('scoring')}
          value={(plan.scoring?.type ?? 'auto') as SimpleScoring | 'auto'}
          values={['auto', ...simpleScorings]}
          words={(scoring) => (scoring === 'auto' ? formats('scoringAuto') : formats(`scorings.${scoring}`))}
          onChange={(scoring) => {
            change({ scoring: scoring === 'auto' ? null : { type: scoring } });
          }}
        />
      </div>
    </div>
  );
}
