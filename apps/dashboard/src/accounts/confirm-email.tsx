'use client';

import type { ApiError } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { Link, useRouter } from '@/i18n/navigation';
import { Busy } from '@/ui/busy';
import { buttonClass } from '@/ui/button-class';
import { Form, FormAlert } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { PasswordField } from './password-field';
import { useSecretInHash } from './use-secret-in-hash';

type Step =
  | { readonly type: 'asking' }
  | { readonly type: 'password' }
  | { readonly type: 'refused'; readonly error: ApiError }
  | { readonly type: 'confirmed'; readonly email: string };

async function confirm(token: string): Promise<Step> {
  const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
  const answer = await ask(routes.confirmEmail, { body: { token } });
  if (answer.ok) return { type: 'confirmed', email: answer.value.email };
  if (answer.error.reason === 'PASSWORD_NEEDED') return { type: 'password' };
  return { type: 'refused', error: answer.error };
}

/** Opened from the mail: where one is signed in it is done at once, elsewhere the password is asked for. */
export function ConfirmEmail() {
  const t = useTranslations('signing');
  const refusalWords = useTranslations('refusal');
  const router = useRouter();
  const found = useSecretInHash();
  const token = found.type === 'secret' ? found.secret : undefined;
  const [step, setStep] = useState<Step>({ type: 'asking' });
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // Once for each token: development renders twice, and a token works once.
    if (token === undefined || asked.current === token) return;
    asked.current = token;
    void confirm(token).then((next) => {
      setStep(next);
      if (next.type === 'confirmed') router.refresh();
    });
  }, [token, router]);

  if (found.type === 'none') return <p>{t('linkIncomplete')}</p>;
  switch (step.type) {
    case 'asking':
      return (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Busy />
          {t('confirming')}
        </p>
      );
    case 'password':
      return (
        <ConfirmWithPassword
          token={token ?? ''}
          onConfirmed={(email) => {
            setStep({ type: 'confirmed', email });
          }}
        />
      );
    case 'refused':
      return (
        <div className="grid justify-items-start gap-4">
          <FormAlert text={refusalText(refusalWords, step.error)} />
          <Link href="/account" className={buttonClass()}>
            {t('toAccount')}
          </Link>
        </div>
      );
    case 'confirmed':
      return (
        <div className="grid justify-items-start gap-4" role="status">
          <p>{t.rich('confirmed', { email: step.email, b: (chunks) => <b>{chunks}</b> })}</p>
          <Link href="/clubs" className={buttonClass({ variant: 'primary' })}>
            {t('toClubs')}
          </Link>
        </div>
      );
  }
}

interface ConfirmWithPasswordProps {
  readonly token: string;
  readonly onConfirmed: (email: string) => void;
}

function ConfirmWithPassword({ token, onConfirmed }: ConfirmWithPasswordProps) {
  const t = useTranslations('signing');
  const api = useApiForm({
    load: () => import('./account-forms').then(({ confirmEmailForm }) => confirmEmailForm(token)),
    defaults: { password: '' },
    fieldOf: { WRONG_PASSWORD: 'password' },
    onDone: ({ email }) => {
      onConfirmed(email);
    },
  });
  return (
    <Form api={api}>
      <p>{t('confirmElsewhere')}</p>
      <PasswordField
        control={api.form.control}
        name="password"
        label={t('password')}
        kind="current-password"
      />
      <SubmitButton isBusy={api.isBusy} size="lg">
        {t('confirm')}
      </SubmitButton>
    </Form>
  );
}
