'use client';

import type { Control } from 'react-hook-form';
import { TextField } from '@/ui/form/fields';
import { bounds, type PlayValues, type WholeName } from './settings-schema';

export interface WholeFieldProps {
  readonly control: Control<PlayValues>;
  readonly name: WholeName;
  readonly label: string;
  readonly hint?: string;
}

/** A whole number within the bounds of its contract. */
export function WholeField({ name, ...rest }: WholeFieldProps) {
  return <TextField {...rest} {...bounds[name]} name={name} type="number" inputMode="numeric" />;
}
