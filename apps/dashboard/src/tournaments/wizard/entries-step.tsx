'use client';

import { useTranslations } from 'next-intl';
import { CheckField, SelectField, TextField } from '@/ui/form/fields';
import type { StepProps } from './step-props';

const registrations = ['open', 'invitation', 'desk'] as const;

export function EntriesStep({ form: { control } }: Pick<StepProps, 'form'>) {
  const t = useTranslations('tournaments');
  return (
    <div className="grid gap-5">
      <SelectField
        control={control}
        name="registration"
        label={t('fields.registration')}
        options={registrations.map((value) => ({ value, label: t(`registration.${value}`) }))}
      />
      <TextField
        control={control}
        name="cap"
        type="number"
        inputMode="numeric"
        label={t('fields.cap')}
        hint={t('fields.capHint')}
        min={2}
        max={1000}
      />
      <CheckField control={control} name="listed" label={t('fields.listed')} hint={t('fields.listedHint')} />
    </div>
  );
}
