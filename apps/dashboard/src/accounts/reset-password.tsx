'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { PasswordField } from './password-field';
import { useSecretInHash } from './use-secret-in-hash';

/** Asks for the mail; opened from the mail, asks for the new password. */
export function ResetPassword() {
  const found = useSecretInHash();
  const [asksAgain, setAsksAgain] = useState(false);
  if (found.type !== 'secret' || asksAgain) return <AskForMail />;
  return (
    <NewPassword
      token={found.secret}
      onAskAgain={() => {
        setAsksAgain(true);
      }}
    />
  );
}

function AskForMail() {
  const t = useTranslations('signing');
  const [isSent, setIsSent] = useState(false);
  const api = useApiForm({
    load: () => import('./account-forms').then(({ resetRequestForm }) => resetRequestForm),
    defaults: { email: '' },
    onDone: () => {
      setIsSent(true);
    },
  });
  if (isSent) return <p role="status">{t('resetSent')}</p>;
  return (
    <Form api={api}>
      <p className="text-ink-2">{t('resetText')}</p>
      <TextField
        control={api.form.control}
        name="email"
        label={t('email')}
        type="email"
        autoComplete="username"
      />
      <SubmitButton isBusy={api.isBusy} size="lg">
        {t('sendMail')}
      </SubmitButton>
    </Form>
  );
}

interface NewPasswordProps {
  readonly token: string;
  /** For a link that is too old. */
  readonly onAskAgain: () => void;
}

function NewPassword({ token, onAskAgain }: NewPasswordProps) {
  const t = useTranslations('signing');
  const [isSet, setIsSet] = useState(false);
  const api = useApiForm({
    load: () => import('./account-forms').then(({ newPasswordForm }) => newPasswordForm(token)),
    defaults: { password: '' },
    onDone: () => {
      setIsSet(true);
    },
  });
  if (isSet)
    return (
      <div className="grid justify-items-start gap-4" role="status">
        <p>{t('passwordSet')}</p>
        <Link href="/sign-in" className={buttonClass({ variant: 'primary' })}>
          {t('signIn')}
        </Link>
      </div>
    );
  return (
    <Form api={api}>
      <PasswordField
        control={api.form.control}
        name="password"
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        kind="new-password"
      />
      <SubmitButton isBusy={api.isBusy} size="lg">
        {t('setPassword')}
      </SubmitButton>
      <Button variant="quiet" onClick={onAskAgain}>
        {t('askAgain')}
      </Button>
    </Form>
  );
}
