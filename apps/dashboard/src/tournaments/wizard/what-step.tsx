'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/ui/field';
import { Input, TextArea } from '@/ui/input';
import type { StepProps } from './step-props';

export function WhatStep({ plan, change, missing, timeZone }: StepProps & { readonly timeZone: string }) {
  const t = useTranslations('tournaments');
  return (
    <div className="grid gap-5">
      <Field label={t('fields.name')} error={missing.includes('name') ? t('wizard.missing.name') : undefined}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={100}
            value={plan.name}
            onChange={(event) => {
              change({ name: event.target.value });
            }}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('fields.startsAt')}
          hint={t('fields.zone', { zone: timeZone })}
          error={missing.includes('startsAt') ? t('wizard.missing.startsAt') : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="datetime-local"
              value={plan.startsAt}
              onChange={(event) => {
                change({ startsAt: event.target.value });
              }}
            />
          )}
        </Field>
        <Field label={t('fields.venue')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={300}
              value={plan.venue}
              onChange={(event) => {
                change({ venue: event.target.value });
              }}
            />
          )}
        </Field>
      </div>
      <Field label={t('fields.description')} hint={t('fields.descriptionHint')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={4}
            maxLength={4000}
            value={plan.description}
            onChange={(event) => {
              change({ description: event.target.value });
            }}
          />
        )}
      </Field>
    </div>
  );
}
