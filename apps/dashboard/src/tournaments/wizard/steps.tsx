'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatTime } from '@/i18n/when';
import { Field } from '@/ui/field';
import { CheckRow } from '@/ui/form/fields';
import { Input, TextArea } from '@/ui/input';
import { Select, type SelectOption } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { RefusalNote } from '../core/refusal-note';
import { fromLocalTime } from './local-time';
import type { Plan, Suggestion } from './plan';
import { SuggestionCard, useSizesInWords } from './suggestion-card';
import type { Suggestions } from './use-suggestions';

export interface StepProps {
  readonly plan: Plan;
  readonly change: (changes: Partial<Plan>) => void;
  readonly missing: string | undefined;
}

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, hint, error, value, onChange, ...limits }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          {...limits}
          type="number"
          inputMode="decimal"
          value={value === null || Number.isNaN(value) ? '' : value}
          onChange={(event) => {
            onChange(event.target.valueAsNumber);
          }}
        />
      )}
    </Field>
  );
}

export function WhatStep({ plan, change, missing, timeZone }: StepProps & { readonly timeZone: string }) {
  const t = useTranslations('tournaments');
  return (
    <div className="grid gap-5">
      <Field label={t('fields.name')} error={missing === 'name' ? t('wizard.missing.name') : undefined}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={100}
            value={plan.name}
            onChange={(event) => {
              change({ name: event.target.value });
            }}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('fields.startsAt')}
          hint={t('fields.zone', { zone: timeZone })}
          error={missing === 'startsAt' ? t('wizard.missing.startsAt') : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="datetime-local"
              value={plan.startsAt}
              onChange={(event) => {
                change({ startsAt: event.target.value });
              }}
            />
          )}
        </Field>
        <Field label={t('fields.venue')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={300}
              value={plan.venue}
              onChange={(event) => {
                change({ venue: event.target.value });
              }}
            />
          )}
        </Field>
      </div>
      <Field label={t('fields.description')} hint={t('fields.descriptionHint')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={4}
            maxLength={4000}
            value={plan.description}
            onChange={(event) => {
              change({ description: event.target.value });
            }}
          />
        )}
      </Field>
    </div>
  );
}

export function NumbersStep(props: StepProps & { readonly ruleSets: readonly SelectOption<string>[] }) {
  const { plan, change, missing, ruleSets } = props;
  const t = useTranslations('tournaments');
  const modes = (['table', 'mixed', 'online'] as const).map((value) => ({
    value,
    label: t(`mode.${value}`),
  }));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('fields.mode')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={plan.mode}
            options={modes}
            onChange={(mode) => {
              change({ mode });
            }}
          />
        )}
      </Field>
      <NumberField
        label={t('fields.players')}
        hint={t('fields.playersHint')}
        error={missing === 'players' ? t('wizard.missing.players') : undefined}
        value={plan.players}
        min={2}
        max={1000}
        onChange={(players) => {
          change({ players });
        }}
      />
      {plan.mode !== 'online' && (
        <NumberField
          label={t('fields.boxes')}
          hint={t('fields.boxesHint')}
          value={plan.boxes}
          min={1}
          max={200}
          onChange={(boxes) => {
            change({ boxes });
          }}
        />
      )}
      <NumberField
        label={t('fields.hours')}
        error={missing === 'hours' ? t('wizard.missing.hours') : undefined}
        value={plan.hours}
        min={0.5}
        max={24}
        step={0.5}
        onChange={(hours) => {
          change({ hours });
        }}
      />
      <Field label={t('fields.rules')} hint={t('fields.rulesHint')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={plan.ruleSetVersionId}
            options={ruleSets}
            onChange={(ruleSetVersionId) => {
              change({ ruleSetVersionId });
            }}
          />
        )}
      </Field>
      <NumberField
        label={t('fields.gameRounds')}
        hint={t('fields.gameRoundsHint')}
        value={plan.gameRounds}
        min={1}
        max={20}
        onChange={(gameRounds) => {
          change({ gameRounds: Number.isNaN(gameRounds) ? 3 : gameRounds });
        }}
      />
    </div>
  );
}

export interface FormatStepProps extends StepProps {
  readonly suggestions: Suggestions;
  readonly timeZone: string;
}

export function FormatStep({ plan, change, missing, suggestions, timeZone }: FormatStepProps) {
  const t = useTranslations('tournaments');
  const { list, isLoading, failure } = suggestions;
  const startsAt = fromLocalTime(plan.startsAt, timeZone);
  if (isLoading) return <Skeleton className="h-48" />;
  if (failure) return <RefusalNote error={failure.refusal} />;
  if (list.length === 0) return <p className="text-ink-2">{t('wizard.nothingFits')}</p>;
  const chosen = list[plan.suggestion] ?? list[0];
  return (
    <div className="grid gap-5">
      <div role="radiogroup" aria-label={t('wizard.titles.format')} className="grid gap-3">
        {list.map((suggestion, index) => (
          <SuggestionCard
            key={index}
            suggestion={suggestion}
            startsAt={startsAt}
            timeZone={timeZone}
            isChosen={suggestion === chosen}
            onChoose={() => {
              change({ suggestion: index, clockMinutes: null });
            }}
          />
        ))}
      </div>
      {missing === 'suggestion' && <p role="alert">{t('wizard.missing.suggestion')}</p>}
      <NumberField
        label={t('fields.clock')}
        hint={t('fields.clockHint')}
        value={plan.clockMinutes ?? chosen?.clockMinutes ?? null}
        min={5}
        max={600}
        onChange={(clockMinutes) => {
          change({ clockMinutes: Number.isNaN(clockMinutes) ? null : clockMinutes });
        }}
      />
    </div>
  );
}

export function EntriesStep({ plan, change }: StepProps) {
  const t = useTranslations('tournaments');
  const ways = (['open', 'invitation', 'desk'] as const).map((value) => ({
    value,
    label: t(`registration.${value}`),
  }));
  return (
    <div className="grid gap-5">
      <Field label={t('fields.registration')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={plan.registration}
            options={ways}
            onChange={(registration) => {
              change({ registration });
            }}
          />
        )}
      </Field>
      <NumberField
        label={t('fields.cap')}
        hint={t('fields.capHint')}
        value={plan.cap}
        min={2}
        max={1000}
        onChange={(cap) => {
          change({ cap: Number.isNaN(cap) ? null : cap });
        }}
      />
      <CheckRow
        label={t('fields.listed')}
        hint={t('fields.listedHint')}
        checked={plan.listed}
        onChange={(listed) => {
          change({ listed });
        }}
      />
    </div>
  );
}

export interface ReviewStepProps {
  readonly plan: Plan;
  readonly chosen: Suggestion;
  readonly timeZone: string;
  readonly ruleSets: readonly SelectOption<string>[];
}

export function ReviewStep({ plan, chosen, timeZone, ruleSets }: ReviewStepProps) {
  const t = useTranslations('tournaments');
  const reading = { locale: useLocale(), timeZone };
  const sizes = useSizesInWords();
  const startsAt = fromLocalTime(plan.startsAt, timeZone);
  const lines = [
    [t('fields.name'), plan.name],
    [
      t('fields.startsAt'),
      startsAt ? `${formatDay(startsAt, reading)}, ${formatTime(startsAt, reading)} (${timeZone})` : '',
    ],
    [t('fields.venue'), plan.venue || '–'],
    [t('fields.mode'), t(`mode.${plan.mode}`)],
    [t('wizard.steps.format'), `${t(`preset.${chosen.preset}`)}, ${sizes(chosen.sizes)}`],
    [t('fields.clock'), String(plan.clockMinutes ?? chosen.clockMinutes)],
    [t('fields.rules'), ruleSets.find(({ value }) => value === plan.ruleSetVersionId)?.label ?? ''],
    [t('fields.registration'), t(`registration.${plan.registration}`)],
    [t('fields.cap'), plan.cap === null ? t('wizard.noCap') : String(plan.cap)],
  ] as const;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 sm:grid-cols-[max-content_1fr]">
        {lines.map(([label, value]) => (
          <div key={label} className="grid border-t border-line py-2 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-[550]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">{t('wizard.asDraft')}</p>
    </div>
  );
}
