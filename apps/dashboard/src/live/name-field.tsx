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

export function nameIn(form: HTMLFormElement): string {
  const name = new FormData(form).get('name');
  return typeof name === 'string' ? name.trim() : '';
}
