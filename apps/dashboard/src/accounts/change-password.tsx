'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { Section } from '@/ui/section';
import { PasswordField } from './password-field';

export function ChangePassword() {
  const t = useTranslations('account.password');
  const [isDone, setIsDone] = useState(false);
  const api = useApiForm({
    load: () => import('./account-forms').then(({ changePasswordForm }) => changePasswordForm),
    defaults: { current: '', password: '' },
    fieldOf: { WRONG_PASSWORD: 'current' },
    onDone: () => {
      setIsDone(true);
      api.form.reset();
    },
  });
  const { control } = api.form;
  return (
    <Section title={t('title')} text={t('text')}>
      <Form api={api}>
        <PasswordField control={control} name="current" label={t('current')} kind="current-password" />
        <PasswordField
          control={control}
          name="password"
          label={t('new')}
          hint={t('hint')}
          kind="new-password"
        />
        <SubmitButton variant="outline" isBusy={api.isBusy} className="justify-self-start">
          {t('change')}
        </SubmitButton>
        {isDone && <p role="status">{t('done')}</p>}
      </Form>
    </Section>
  );
}
