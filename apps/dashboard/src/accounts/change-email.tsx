'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { Section } from '@/ui/section';
import { PasswordField } from './password-field';

export interface ChangeEmailProps {
  readonly email: string;
  readonly pendingEmail: string | null;
}

export function ChangeEmail({ email, pendingEmail }: ChangeEmailProps) {
  const t = useTranslations('account.email');
  const [pending, setPending] = useState(pendingEmail);
  const api = useApiForm({
    load: () => import('./account-forms').then(({ changeEmailForm }) => changeEmailForm),
    defaults: { email: '', password: '' },
    fieldOf: { WRONG_PASSWORD: 'password' },
    onDone: (account) => {
      setPending(account.pendingEmail);
      api.form.reset();
    },
  });
  const { control } = api.form;
  return (
    <Section title={t('title')} text={t('now', { email })}>
      {pending !== null && (
        <p role="status" className="rounded-2 bg-warn-wash p-3 text-warn">
          {t('pending', { email: pending })}
        </p>
      )}
      <Form api={api}>
        <TextField control={control} name="email" type="email" label={t('new')} autoComplete="email" />
        <PasswordField control={control} name="password" label={t('password')} kind="current-password" />
        <SubmitButton variant="outline" isBusy={api.isBusy} className="justify-self-start">
          {t('change')}
        </SubmitButton>
      </Form>
    </Section>
  );
}
