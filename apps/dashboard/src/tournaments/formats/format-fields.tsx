'use client';

import { useTranslations } from 'next-intl';
import { CheckRow } from '@/ui/form/fields';
import { ChoiceField } from '../core/choice-field';
import { NumberField } from '../core/number-field';
import { countsOf, isWithin } from './counts';
import { KnockoutRounds } from './knockout-rounds';
import type { Format } from './stages';
import { sizesFrom, sizeTexts, toSize, type SizeText } from './table-size';

export interface FormatFieldsProps {
  readonly format: Format;
  readonly onChange: (format: Format) => void;
}

/** What a format is told: its rounds, tables and habits. */
export function FormatFields({ format, onChange }: FormatFieldsProps) {
  const t = useTranslations('tournamentFormats');
  return (
    <>
      {countsOf(format).map(({ label, hint, error, change, ...count }) => (
        <NumberField
          key={label}
          {...count}
          label={t(label)}
          hint={hint && t(hint)}
          error={
            error ? t(error) : isWithin(count) ? undefined : t('bounds', { min: count.min, max: count.max })
          }
          onChange={(value) => {
            onChange(change(value));
          }}
        />
      ))}
      <Habits format={format} onChange={onChange} />
    </>
  );
}

/** What is not a number. */
function Habits({ format, onChange }: FormatFieldsProps) {
  const t = useTranslations('tournamentFormats');
  switch (format.kind) {
    case 'movement':
    case 'heats':
      return null;
    case 'swiss':
      return <SwissHabits format={format} onChange={onChange} />;
    case 'groups':
      return (
        <SizeField
          label={t('groupSize')}
          size={format.size}
          onChange={(size) => {
            onChange({ ...format, size });
          }}
        />
      );
    case 'knockout':
      return <KnockoutRounds format={format} onChange={onChange} />;
    case 'final':
      return (
        <CheckRow
          label={t('carryOver')}
          hint={t('carryOverHint')}
          checked={format.carryOver}
          onChange={(carryOver) => {
            onChange({ ...format, carryOver });
          }}
        />
      );
    case 'arena':
      return (
        <SizeField
          label={t('tableSize')}
          hint={t('arenaSizeHint')}
          size={format.params.sizes[0]!}
          onChange={(size) => {
            onChange({ ...format, params: { ...format.params, sizes: sizesFrom(size) } });
          }}
        />
      );
  }
}

interface SizeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly size: number;
  readonly onChange: (size: ReturnType<typeof toSize>) => void;
}

function SizeField({ label, hint, size, onChange }: SizeFieldProps) {
  return (
    <ChoiceField
      label={label}
      hint={hint}
      value={String(size) as SizeText}
      values={sizeTexts}
      words={(text) => text}
      onChange={(text) => {
        onChange(toSize(text));
      }}
    />
  );
}

interface SwissProps {
  readonly format: Extract<Format, { kind: 'swiss' }>;
  readonly onChange: (format: Format) => void;
}

function SwissHabits({ format, onChange }: SwissProps) {
  const t = useTranslations('tournamentFormats');
  return (
    <>
      <ChoiceField
        label={t('firstRound')}
        value={format.firstRound}
        values={['random', 'serpentine', 'rating']}
        words={(value) => t(`firstRounds.${value}`)}
        onChange={(firstRound) => {
          onChange({ ...format, firstRound });
        }}
      />
      <ChoiceField
        label={t('repeats')}
        value={format.repeatPolicy}
        values={['strict', 'balanced', 'off']}
        words={(value) => t(`repeatPolicies.${value}`)}
        onChange={(repeatPolicy) => {
          onChange({ ...format, repeatPolicy });
        }}
      />
      <ChoiceField
        label={t('shortTables')}
        value={format.shortTables}
        values={['low', 'high', 'balanced']}
        words={(value) => t(`shortTableRules.${value}`)}
        onChange={(shortTables) => {
          onChange({ ...format, shortTables });
        }}
      />
    </>
  );
}
