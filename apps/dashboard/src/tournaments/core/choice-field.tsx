'use client';

import { Field } from '@/ui/field';
import { Select } from '@/ui/select';

export interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly words: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of a few, each in words. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, error, value, values, words, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          options={values.map((one) => ({ value: one, label: words(one) }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
