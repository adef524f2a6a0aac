'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from '@/i18n/navigation';
import type { SelectOption } from '@/ui/select';
import { SelectField, TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';

export interface NewRuleSetProps {
  readonly clubId: string;
  readonly page: string;
  readonly origins: readonly SelectOption<string>[];
  readonly from: string;
}

/** A rule set begins as a draft from another one. */
export function NewRuleSet({ clubId, page, origins, from }: NewRuleSetProps) {
  const t = useTranslations('ruleSets');
  const router = useRouter();
  const api = useApiForm({
    load: async () => {
      const { routes } = await import('@red-disc/contracts');
      const route = routes.createRuleSet;
      return { route, schema: route.body, call: (body) => ({ params: { clubId }, body }) };
    },
    defaults: { name: '', from },
    onDone: ({ id }) => {
      router.push(`${page}/${id}/edit`);
    },
  });
  const { control } = api.form;
  return (
    <Form api={api}>
      <TextField
        control={control}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        maxLength={60}
        autoFocus
      />
      <SelectField control={control} name="from" label={t('from')} hint={t('fromHint')} options={origins} />
      <SubmitButton isBusy={api.isBusy} size="lg">
        {t('startDraft')}
      </SubmitButton>
    </Form>
  );
}
