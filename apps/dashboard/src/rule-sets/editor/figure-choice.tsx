'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cx } from '@/ui/cx';
import { Choices } from '../choices';
import { emptyFigure, type Option, type OptionField } from './options';

export interface FigureChoiceProps {
  readonly option: Extract<Option, { type: 'figure' }>;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Where its sentence says what is chosen. */
  readonly hidesLabel: boolean;
  readonly describedBy: string | undefined;
  readonly isRefused: boolean;
}

/** The figures that are played most, none at all where that can be, and any other by typing. */
export function FigureChoice({
  option,
  value,
  onChange,
  hidesLabel,
  describedBy,
  isRefused,
}: FigureChoiceProps) {
  const t = useTranslations('ruleSets');
  const isUsual = value === null || option.usual.includes(value);
  const [isTyping, setIsTyping] = useState(!isUsual);
  const name = fieldName(option.field);
  const words = [
    ...option.usual.map((figure) => ({ value: String(figure), label: t(`figures.${name}`, { figure }) })),
    ...(option.optional
      ? [{ value: 'none', label: t(`without.${name as 'rounds' | 'pointLimit' | 'turn'}`) }]
      : []),
  ];
  return (
    <Choices
      hidesLabel={hidesLabel}
      label={t(`fields.${name}`)}
      value={isTyping ? undefined : value === null ? 'none' : String(value)}
      options={words}
      describedBy={describedBy}
      onChange={(chosen) => {
        setIsTyping(false);
        onChange(chosen === 'none' ? null : Number(chosen));
      }}
    >
      <input
        type="number"
        inputMode="decimal"
        aria-label={t('otherFigure', { field: t(`fields.${name}`) })}
        aria-invalid={isRefused || undefined}
        aria-describedby={describedBy}
        placeholder={t('other')}
        min={option.min}
        max={option.max}
        value={isTyping && value !== null && value !== emptyFigure ? value : ''}
        onChange={({ target }) => {
          setIsTyping(true);
          onChange(Number.isNaN(target.valueAsNumber) ? emptyFigure : target.valueAsNumber);
        }}
        className={cx(
          'min-h-10 w-24 rounded-2 border-2 bg-surface px-3 placeholder:text-ink-2',
          isTyping ? 'border-ink font-[650]' : 'border-line-strong',
          isRefused && 'border-alarm',
        )}
      />
    </Choices>
  );
}

export type FieldName = OptionField extends infer Field
  ? Field extends `timing.${infer Clock}`
    ? Clock
    : Field
  : never;

/** The name of an option in the catalogues. */
export function fieldName<Field extends OptionField>(
  field: Field,
): Field extends `timing.${infer Clock}` ? Clock : Field {
  return field.replace('timing.', '') as Field extends `timing.${infer Clock}` ? Clock : Field;
}
