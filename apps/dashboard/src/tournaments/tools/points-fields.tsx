'use client';

import type { EventRulesBody } from '@red-disc/contracts';
import { FIXED_CHAIN, parseFraction, SWISS_CHAIN } from '@red-disc/tournaments';
import { useTranslations } from 'next-intl';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { ChoiceField } from '../core/choice-field';
import { simpleScorings } from '../wizard/plan';
import { WholeField } from './whole-field';

export interface PointsFieldsProps {
  readonly rules: EventRulesBody;
  readonly onChange: (changes: Partial<EventRulesBody>) => void;
}

const isSwiss = (chain: readonly string[]): boolean => chain.includes('OAS');

/** What a game is worth, what parts those who are level, and what missed rounds bring. */
export function PointsFields({ rules, onChange }: PointsFieldsProps) {
  const t = useTranslations('tournamentPolicies');
  const formats = useTranslations('tournamentFormats');
  const { scoring } = rules;
  // A table of points of one's own comes from outside and stays while nothing else is chosen.
  const types =
    scoring.type === 'custom' || scoring.type === 'duplicate'
      ? [...simpleScorings, scoring.type]
      : simpleScorings;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-left font-display text-lg font-bold sm:col-span-2">{t('points')}</legend>
      <ChoiceField
        label={formats('scoring')}
        value={scoring.type}
        values={types}
        words={(type) => formats(`scorings.${type}`)}
        onChange={(type) => {
          if (type !== 'custom') onChange({ scoring: { type } });
        }}
      />
      <ChoiceField
        label={t('chain')}
        value={isSwiss(rules.chain) ? 'swiss' : 'fixed'}
        values={['fixed', 'swiss']}
        words={(chain) => t(`chains.${chain}`)}
        onChange={(chain) => {
          onChange({ chain: [...(chain === 'swiss' ? SWISS_CHAIN : FIXED_CHAIN)] });
        }}
      />
      <ExactField
        label={t('lateEntry')}
        hint={t('lateEntryHint')}
        value={rules.lateEntryPoints}
        onChange={(lateEntryPoints) => {
          onChange({ lateEntryPoints });
        }}
      />
      <WholeField
        label={t('byes')}
        hint={t('byesHint')}
        value={rules.maxByes}
        min={0}
        max={5}
        onChange={(maxByes) => {
          onChange({ maxByes });
        }}
      />
      {rules.maxByes > 0 && (
        <ExactField
          label={t('byePoints')}
          value={rules.byePoints}
          onChange={(byePoints) => {
            onChange({ byePoints });
          }}
        />
      )}
      <WholeField
        label={t('correctionHours')}
        hint={t('correctionHoursHint')}
        value={rules.correctionHours}
        min={0}
        max={720}
        onChange={(correctionHours) => {
          onChange({ correctionHours });
        }}
      />
    </fieldset>
  );
}

interface ExactFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Points exactly: 2, 2.75 or 11/4. */
function ExactField({ label, hint, value, onChange }: ExactFieldProps) {
  const t = useTranslations('tournamentPolicies');
  return (
    <Field label={label} hint={hint} error={parseFraction(value) ? undefined : t('noNumber')}>
      {(wiring) => (
        <Input
          {...wiring}
          maxLength={24}
          inputMode="decimal"
          value={value}
          onChange={(event) => {
            onChange(event.target.value.replace(',', '.').trim());
          }}
        />
      )}
    </Field>
  );
}
