'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { ChoiceField } from '../core/choice-field';
import { NumberField } from '../core/number-field';
import type { RuleSetChoice } from './plan';
import type { StepProps } from './step-props';

export function NumbersStep(props: StepProps & { readonly ruleSets: readonly RuleSetChoice[] }) {
  const { plan, change, missing, ruleSets } = props;
  const t = useTranslations('tournaments');
  const formats = useTranslations('tournamentFormats');
  const fixed = ruleSets.find(({ value }) => value === plan.ruleSetVersionId)?.rounds ?? null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        label={t('fields.mode')}
        value={plan.mode}
        values={['table', 'mixed', 'online']}
        words={(mode) => t(`mode.${mode}`)}
        onChange={(mode) => {
          change({ mode });
        }}
      />
      <NumberField
        label={t('fields.players')}
        hint={t('fields.playersHint')}
        error={missing.includes('players') ? t('wizard.missing.players') : undefined}
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
          error={missing.includes('boxes') ? t('wizard.missing.boxes') : undefined}
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
        error={missing.includes('hours') ? t('wizard.missing.hours') : undefined}
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
              const rounds = ruleSets.find(({ value }) => value === ruleSetVersionId)?.rounds ?? null;
              change({ ruleSetVersionId, ...(rounds !== null && { gameRounds: rounds }) });
            }}
          />
        )}
      </Field>
      {fixed === null ? (
        <NumberField
          label={t('fields.gameRounds')}
          hint={t('fields.gameRoundsHint')}
          error={missing.includes('gameRounds') ? t('wizard.missing.gameRounds') : undefined}
          value={plan.gameRounds}
          min={1}
          max={20}
          onChange={(gameRounds) => {
            change({ gameRounds });
          }}
        />
      ) : (
        <p className="self-center text-ink-2 sm:pt-6">{formats('rulesRounds', { rounds: fixed })}</p>
      )}
    </div>
  );
}
