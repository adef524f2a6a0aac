'use client';

import { useTranslations } from 'next-intl';
import { CheckRow } from '@/ui/form/fields';
import { ChoiceField } from '../core/choice-field';
import { NumberField } from '../core/number-field';
import type { StepProps } from './step-props';

export function EntriesStep({ plan, change, missing }: StepProps) {
  const t = useTranslations('tournaments');
  return (
    <div className="grid gap-5">
      <ChoiceField
        label={t('fields.registration')}
        value={plan.registration}
        values={['open', 'invitation', 'desk']}
        words={(registration) => t(`registration.${registration}`)}
        onChange={(registration) => {
          change({ registration });
        }}
      />
      <NumberField
        label={t('fields.cap')}
        hint={t('fields.capHint')}
        error={missing.includes('cap') ? t('wizard.missing.cap') : undefined}
        value={plan.cap}
        min={2}
        max={1000}
        onChange={(cap) => {
          change({ cap: Number.isNaN(cap) ? null : cap });
        }}
      />
      <CheckRow
        label={t('fields.listed')}
        hint={t('fields.listedHint')}
        checked={plan.listed}
        onChange={(listed) => {
          change({ listed });
        }}
      />
    </div>
  );
}
