'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/ui/field';
import { SelectField, TextField } from '@/ui/form/fields';
import { Select } from '@/ui/select';
import type { RuleSetChoice } from './plan';
import type { StepProps } from './step-props';

const modes = ['table', 'mixed', 'online'] as const;

export function NumbersStep(props: StepProps & { readonly ruleSets: readonly RuleSetChoice[] }) {
  const { form, plan, change, ruleSets } = props;
  const { control, formState } = form;
  const t = useTranslations('tournaments');
  const formats = useTranslations('tournamentFormats');
  const fixed = ruleSets.find(({ value }) => value === plan.ruleSetVersionId)?.rounds ?? null;
  const whole = { control, type: 'number', inputMode: 'numeric' } as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        control={control}
        name="mode"
        label={t('fields.mode')}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <TextField
        {...whole}
        name="players"
        label={t('fields.players')}
        hint={t('fields.playersHint')}
        min={2}
        max={1000}
      />
      {plan.mode !== 'online' && (
        <TextField
          {...whole}
          name="boxes"
          label={t('fields.boxes')}
          hint={t('fields.boxesHint')}
          min={1}
          max={200}
        />
      )}
      <TextField
        control={control}
        type="number"
        inputMode="decimal"
        name="hours"
        label={t('fields.hours')}
        min={0.5}
        max={24}
        step={0.5}
      />
      <Field
        label={t('fields.rules')}
        hint={t('fields.rulesHint')}
        error={formState.errors.ruleSetVersionId?.message}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={plan.ruleSetVersionId}
            options={ruleSets}
            onChange={(ruleSetVersionId) => {
              const rounds = ruleSets.find(({ value }) => value === ruleSetVersionId)?.rounds ?? null;
              change({ ruleSetVersionId, ...(rounds !== null && { gameRounds: rounds }) });
            }}
          />
        )}
      </Field>
      {fixed === null ? (
        <TextField
          {...whole}
          name="gameRounds"
          label={t('fields.gameRounds')}
          hint={t('fields.gameRoundsHint')}
          min={1}
          max={20}
        />
      ) : (
        <p className="self-center text-ink-2 sm:pt-6">{formats('rulesRounds', { rounds: fixed })}</p>
      )}
    </div>
  );
}
