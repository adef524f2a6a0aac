'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { Input, TextArea } from '../input';
import { Select, type SelectOption } from '../select';

interface Bound<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly className?: string;
}

type InputRest = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'placeholder'
  | 'autoFocus'
  | 'readOnly'
>;

/** A line of text. With `type="number"` the value is a number, or NaN while there is none. */
export function TextField<Values extends FieldValues>(props: Bound<Values> & InputRest) {
  const { control, name, label, hint, className, type = 'text', ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const isNumber = type === 'number';
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} {...(className && { className })}>
      {(wiring) => (
        <Input
          {...wiring}
          {...rest}
          type={type}
          ref={field.ref}
          name={name}
          value={shown(field.value)}
          onBlur={field.onBlur}
          onChange={(event) => {
            field.onChange(isNumber ? event.target.valueAsNumber : event.target.value);
          }}
        />
      )}
    </Field>
  );
}

function shown(value: unknown): string {
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  return typeof value === 'string' ? value : '';
}

export function TextAreaField<Values extends FieldValues>(props: Bound<Values> & { readonly rows?: number }) {
  const { control, name, label, hint, className, rows = 4 } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} {...(className && { className })}>
      {(wiring) => (
        <TextArea
          {...wiring}
          ref={field.ref}
          name={name}
          rows={rows}
          value={shown(field.value)}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    </Field>
  );
}

export interface SelectFieldProps<Values extends FieldValues> extends Bound<Values> {
  readonly options: readonly SelectOption<string>[];
}

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, label, hint, className, options } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} {...(className && { className })}>
      {(wiring) => (
        <Select
          {...wiring}
          name={name}
          value={shown(field.value)}
          options={options}
          onChange={field.onChange}
        />
      )}
    </Field>
  );
}

/** One thing to switch on or off, with its sentence beside it. */
export function CheckField<Values extends FieldValues>(props: Bound<Values>) {
  const { control, name, label, hint, className } = props;
  const { field } = useController({ control, name });
  return (
    <CheckRow
      label={label}
      hint={hint}
      name={name}
      checked={field.value === true}
      onChange={field.onChange}
      {...(className && { className })}
    />
  );
}

export interface CheckRowProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly className?: string;
}

/** A checkbox of a finger's size whose whole row can be pressed. */
export function CheckRow({ label, hint, name, checked, disabled, onChange, className }: CheckRowProps) {
  return (
    <label className={className}>
      <span className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
          className="size-6 flex-none accent-(--ink)"
        />
        <span>
          <span className="font-[550]">{label}</span>
          {hint && <span className="block text-sm text-ink-2">{hint}</span>}
        </span>
      </span>
    </label>
  );
}

export interface CheckGroupFieldProps<Values extends FieldValues> extends Bound<Values> {
  readonly options: readonly SelectOption<string>[];
}

/** Several of a few: a list of values. */
export function CheckGroupField<Values extends FieldValues>(props: CheckGroupFieldProps<Values>) {
  const { control, name, label, hint, className, options } = props;
  const { field, fieldState } = useController({ control, name });
  const chosen = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  return (
    <fieldset className={className}>
      <legend className="font-[650]">{label}</legend>
      {(fieldState.error?.message ?? hint) && (
        <p className={fieldState.error ? 'text-sm text-alarm' : 'text-sm text-ink-2'}>
          {fieldState.error?.message ?? hint}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <CheckRow
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(checked) => {
              const others = chosen.filter((value) => value !== option.value);
              field.onChange(checked ? [...others, option.value] : others);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
