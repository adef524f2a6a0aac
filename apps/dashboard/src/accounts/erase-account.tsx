'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { getPathname } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { Section } from '@/ui/section';
import { PasswordField } from './password-field';

/** The one thing that has no way back, so it takes a second step and the password. */
export function EraseAccount({ isGuest }: { readonly isGuest: boolean }) {
  const t = useTranslations('account.erase');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const api = useApiForm({
    load: () => import('./account-forms').then(({ eraseForm }) => eraseForm(isGuest)),
    defaults: { password: '' },
    fieldOf: { WRONG_PASSWORD: 'password' },
    onDone: () => {
      location.assign(getPathname({ href: '/', locale }));
    },
  });
  return (
    <Section title={t('title')} text={t('text')}>
      {isOpen ? (
        <Form api={api}>
          <p className="rounded-2 bg-alarm-wash p-3 text-alarm">{t('final')}</p>
          {!isGuest && (
            <PasswordField
              control={api.form.control}
              name="password"
              label={t('password')}
              kind="current-password"
            />
          )}
          <div className="flex flex-wrap gap-2">
            <SubmitButton isBusy={api.isBusy}>{t('erase')}</SubmitButton>
            <Button
              variant="quiet"
              onClick={() => {
                setIsOpen(false);
              }}
            >
              {t('keep')}
            </Button>
          </div>
        </Form>
      ) : (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {t('open')}
        </Button>
      )}
    </Section>
  );
}
