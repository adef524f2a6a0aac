'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { buttonClass } from '@/ui/button-class';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

export interface PasswordFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string;
  /** For password managers: one that is known, or one that is made now. */
  readonly kind: 'current-password' | 'new-password';
}

/** A password that can be shown: what one can read one need not type twice. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { control, name, label, hint, kind } = props;
  const t = useTranslations('signing');
  const [isShown, setIsShown] = useState(false);
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <span className="relative">
          <Input
            {...wiring}
            ref={field.ref}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={kind}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-24!"
            value={field.value}
            onBlur={field.onBlur}
            onChange={field.onChange}
          />
          <button
            type="button"
            className={buttonClass({ variant: 'bare', size: 'sm' }, 'absolute top-1 right-1')}
            aria-pressed={isShown}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            {t(isShown ? 'hide' : 'show')}
          </button>
        </span>
      )}
    </Field>
  );
}
