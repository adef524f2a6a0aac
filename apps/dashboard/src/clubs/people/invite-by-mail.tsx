'use client';

import { routes } from '@red-disc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField, TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';

export function InviteByMail({ clubId }: { readonly clubId: string }) {
  const t = useTranslations('members.invitations');
  const queries = useQueryClient();
  const [sentTo, setSentTo] = useState<string>();
  const api = useApiForm({
    load: () => import('../club-forms').then(({ mailInvitationForm }) => mailInvitationForm(clubId)),
    defaults: { email: '', role: 'member' },
    onDone: (_, { email }) => {
      setSentTo(email);
      api.form.reset();
      void queries.invalidateQueries({ queryKey: [routes.listInvitations.path] });
    },
  });
  const { control } = api.form;
  return (
    <Form api={api} className="gap-3! border-t border-line pt-5">
      <TextField control={control} name="email" type="email" label={t('email')} autoComplete="off" />
      <SelectField
        control={control}
        name="role"
        label={t('as')}
        options={[
          { value: 'member', label: t('asMember') },
          { value: 'guest', label: t('asGuest') },
        ]}
      />
      <SubmitButton variant="outline" isBusy={api.isBusy}>
        {t('send')}
      </SubmitButton>
      {sentTo !== undefined && <p role="status">{t('sent', { email: sentTo })}</p>}
    </Form>
  );
}
