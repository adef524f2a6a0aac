'use client';

import type { EventRulesBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { CheckRow } from '@/ui/form/fields';
import { ChoiceField } from '../core/choice-field';
import { preferenceFrom, sizeTexts, toSize, type SizeText } from '../formats/table-size';
import { WholeField } from './whole-field';

export interface TableFieldsProps {
  readonly rules: EventRulesBody;
  readonly onChange: (changes: Partial<EventRulesBody>) => void;
}

/** How large tables are, and how many there can be. */
export function TableFields({ rules, onChange }: TableFieldsProps) {
  const t = useTranslations('tournamentPolicies');
  const wanted = rules.prefer.find((size) => size !== 2) ?? 4;
  const withTwo = rules.prefer.includes(2);
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-left font-display text-lg font-bold sm:col-span-2">{t('tables')}</legend>
      <ChoiceField
        label={t('wantedSize')}
        hint={t('wantedSizeHint')}
        value={String(wanted) as SizeText}
        values={sizeTexts}
        words={(size) => size}
        onChange={(size) => {
          onChange({ prefer: preferenceFrom(toSize(size), { withTwo }) });
        }}
      />
      <WholeField
        isOptional
        label={t('boxes')}
        hint={t('boxesHint')}
        value={rules.maxTables}
        min={1}
        max={200}
        onChange={(boxes) => {
          onChange({ maxTables: Number.isNaN(boxes) ? null : boxes });
        }}
      />
      <CheckRow
        className="sm:col-span-2"
        label={t('tablesOfTwo')}
        hint={t('tablesOfTwoHint')}
        checked={withTwo}
        onChange={(isOn) => {
          onChange({ prefer: preferenceFrom(wanted, { withTwo: isOn }) });
        }}
      />
    </fieldset>
  );
}
