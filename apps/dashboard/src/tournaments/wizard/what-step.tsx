'use client';

import { useTranslations } from 'next-intl';
import { placeOfZone } from '@/i18n/when';
import { TextAreaField, TextField } from '@/ui/form/fields';
import type { StepProps } from './step-props';

export interface WhatStepProps extends Pick<StepProps, 'form'> {
  readonly timeZone: string;
}

export function WhatStep({ form: { control }, timeZone }: WhatStepProps) {
  const t = useTranslations('tournaments');
  return (
    <div className="grid gap-5">
      <TextField control={control} name="name" label={t('fields.name')} maxLength={100} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          control={control}
          name="startsAt"
          type="datetime-local"
          label={t('fields.startsAt')}
          hint={t('fields.zone', { zone: placeOfZone(timeZone) })}
        />
        <TextField control={control} name="venue" label={t('fields.venue')} maxLength={300} />
      </div>
      <TextAreaField
        control={control}
        name="description"
        label={t('fields.description')}
        hint={t('fields.descriptionHint')}
      />
    </div>
  );
}
