'use client';

import { useTranslations } from 'next-intl';
import { NumberField, type NumberFieldProps } from '../core/number-field';

export interface WholeFieldProps extends Omit<NumberFieldProps, 'error' | 'step'> {
  /** May stay empty, for what has no limit. */
  readonly isOptional?: boolean;
}

/** A whole number that says its bounds when it leaves them. */
export function WholeField({ isOptional = false, ...props }: WholeFieldProps) {
  const t = useTranslations('tournamentFormats');
  const { value, min, max } = props;
  const isEmpty = value === null || Number.isNaN(value);
  const isFine = isEmpty ? isOptional : Number.isInteger(value) && value >= min && value <= max;
  return <NumberField {...props} error={isFine ? undefined : t('bounds', { min, max })} />;
}
