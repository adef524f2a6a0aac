'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

/** The name under which somebody without an account plays; a plain form field called `name`. */
export function NameField({ error }: { readonly error?: string | undefined }) {
  const t = useTranslations('tables');
  return (
    <Field label={t('name')} hint={t('nameHint')} error={error}>
      {(control) => <Input {...control} name="name" required maxLength={40} autoComplete="nickname" />}
    </Field>
  );
}

/** The name in the form. Where it is missing the field has the focus, so that it can be typed at once. */
export function nameIn(form: HTMLFormElement): string {
  const field = form.elements.namedItem('name');
  if (!(field instanceof HTMLInputElement)) return '';
  const name = field.value.trim();
  if (name === '') field.focus();
  return name;
}
