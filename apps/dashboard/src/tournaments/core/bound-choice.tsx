'use client';

import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { ChoiceField, type ChoiceFieldProps } from './choice-field';

export interface BoundChoiceProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Choice extends string,
> extends Omit<ChoiceFieldProps<Choice>, 'value' | 'error' | 'onChange'> {
  readonly control: Control<Values>;
  readonly name: Name;
  /** The choice that a value is shown as, and the value that a choice means. */
  readonly read: (value: FieldPathValue<Values, Name>) => Choice;
  readonly write: (choice: Choice) => FieldPathValue<Values, Name>;
}

/** One of a few in a form whose value is more than a word. */
export function BoundChoice<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Choice extends string,
>(props: BoundChoiceProps<Values, Name, Choice>) {
  const { control, name, read, write, ...look } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <ChoiceField
      {...look}
      value={read(field.value)}
      error={fieldState.error?.message}
      onChange={(choice) => {
        field.onChange(write(choice));
      }}
    />
  );
}
