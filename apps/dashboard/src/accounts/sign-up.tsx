'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link, useRouter } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { PasswordField } from './password-field';

export interface SignUpProps {
  /** The name of a guest who becomes an account: their games stay theirs. */
  readonly guestName: string | undefined;
  readonly next: string;
}

export function SignUp({ guestName, next }: SignUpProps) {
  const t = useTranslations('signing');
  const locale = useLocale();
  const router = useRouter();
  const [sentTo, setSentTo] = useState<string>();
  const api = useApiForm({
    load: () => import('./account-forms').then(({ signUpForm }) => signUpForm),
    defaults: { name: guestName ?? '', email: '', password: '', language: locale },
    onDone: (_, { email }) => {
      setSentTo(email);
      // The header greets the guest one is until the mail is opened.
      router.refresh();
    },
  });
  const { control } = api.form;
  if (sentTo !== undefined)
    return (
      <div className="grid justify-items-start gap-4" role="status">
        <h2 className="text-xl">{t('mailSent')}</h2>
        <p>{t.rich('mailSentText', { email: sentTo, b: (chunks) => <b>{chunks}</b> })}</p>
        <p className="text-ink-2">{t('mailMeanwhile')}</p>
        <Link href={next} className={buttonClass({ variant: 'primary' })}>
          {t('goOn')}
        </Link>
      </div>
    );
  return (
    <Form api={api}>
      <TextField
        control={control}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        maxLength={40}
        autoComplete="nickname"
      />
      <TextField control={control} name="email" label={t('email')} type="email" autoComplete="username" />
      <PasswordField
        control={control}
        name="password"
        label={t('password')}
        hint={t('newPasswordHint')}
        kind="new-password"
      />
      <SubmitButton isBusy={api.isBusy} size="lg">
        {t('signUp')}
      </SubmitButton>
    </Form>
  );
}
