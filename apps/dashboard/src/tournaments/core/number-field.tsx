'use client';

import { useState } from 'react';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

export interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Null or NaN while nothing is typed. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/** A number with its bounds; NaN while there is none, so that a field can be emptied. */
export function NumberField({ label, hint, error, value, onChange, ...limits }: NumberFieldProps) {
  // What stands for an empty field comes back when it is left: sooner, the next digit would be put behind it.
  const [isEmptied, setIsEmptied] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          {...limits}
          type="number"
          inputMode="decimal"
          value={isEmptied || value === null || Number.isNaN(value) ? '' : value}
          onChange={(event) => {
            setIsEmptied(event.target.value === '');
            onChange(event.target.valueAsNumber);
          }}
          onBlur={() => {
            setIsEmptied(false);
          }}
        />
      )}
    </Field>
  );
}
