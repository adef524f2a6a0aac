'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { TextAreaField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';

export interface AskToJoinProps {
  readonly clubId: string;
  readonly slug: string;
  readonly isOpen: boolean;
}

/** Joins an open club at once; elsewhere a request with a few words goes to those who lead it. */
export function AskToJoin({ clubId, slug, isOpen }: AskToJoinProps) {
  const t = useTranslations('clubs');
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const api = useApiForm({
    load: () => import('./club-forms').then(({ askToJoinForm }) => askToJoinForm(clubId)),
    defaults: { message: '' },
    onDone: ({ status }) => {
      if (status === 'requested') setIsAsked(true);
      else {
        router.replace(`/clubs/${slug}`);
        router.refresh();
      }
    },
  });
  if (isAsked) return <p role="status">{t('join.asked')}</p>;
  return (
    <Form api={api} className="mt-2 gap-3!">
      {!isOpen && (
        <TextAreaField
          control={api.form.control}
          name="message"
          label={t('join.message')}
          hint={t('join.messageHint')}
          rows={2}
        />
      )}
      <SubmitButton isBusy={api.isBusy}>{t(isOpen ? 'join.now' : 'join.ask')}</SubmitButton>
    </Form>
  );
}
