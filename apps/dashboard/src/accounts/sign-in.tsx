'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from '@/i18n/navigation';
import { CheckField, TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { PasswordField } from './password-field';

export interface SignInProps {
  readonly next: string;
  /** Under which name a guest has played here: their games can come along into the account. */
  readonly guest: string | undefined;
}

export function SignIn({ next, guest }: SignInProps) {
  const t = useTranslations('signing');
  const router = useRouter();
  const api = useApiForm({
    load: () => import('./account-forms').then(({ signInForm }) => signInForm),
    defaults: { email: '', password: '', remember: true, keepGames: true },
    fieldOf: { WRONG_CREDENTIALS: 'password' },
    onDone: () => {
      router.replace(next);
      router.refresh();
    },
  });
  const { control } = api.form;
  return (
    <Form api={api}>
      <TextField control={control} name="email" label={t('email')} type="email" autoComplete="username" />
      <PasswordField control={control} name="password" label={t('password')} kind="current-password" />
      <CheckField control={control} name="remember" label={t('remember')} hint={t('rememberHint')} />
      {guest !== undefined && (
        <CheckField
          control={control}
          name="keepGames"
          label={t('keepGames', { name: guest })}
          hint={t('keepGamesHint')}
        />
      )}
      <SubmitButton isBusy={api.isBusy} size="lg">
        {t('signIn')}
      </SubmitButton>
    </Form>
  );
}
