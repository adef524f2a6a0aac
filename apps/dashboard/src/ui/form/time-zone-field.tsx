'use client';

import { useId, useMemo } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { timeZones } from '@/i18n/time-zones';
import { Field } from '../field';
import { Input } from '../input';

export interface TimeZoneFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string;
}

/** Over four hundred zones: typed with suggestions rather than scrolled through. */
export function TimeZoneField<Values extends FieldValues>(props: TimeZoneFieldProps<Values>) {
  const { control, name, label, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const listId = useId();
  const zones = useMemo(() => timeZones('UTC'), []);
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <>
          <Input
            {...wiring}
            ref={field.ref}
            name={name}
            list={listId}
            spellCheck={false}
            autoComplete="off"
            value={field.value}
            onBlur={field.onBlur}
            onChange={field.onChange}
          />
          <datalist id={listId}>
            {zones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
