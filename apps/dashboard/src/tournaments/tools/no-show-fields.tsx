'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '@/ui/form/fields';
import { BoundChoice } from '../core/bound-choice';
import type { PlayFieldsProps } from './play-fields';
import { makeReplacements, parseReplacements, replacementOrders } from './replacement-order';
import { WholeField } from './whole-field';

/** What happens to a seat whose player does not come, so that nobody has to decide it in the rush. */
export function NoShowFields({ form: { control } }: PlayFieldsProps) {
  const t = useTranslations('tournamentPolicies');
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-left font-display text-lg font-bold sm:col-span-2">{t('noShow')}</legend>
      <WholeField
        control={control}
        name="rules.noShow.graceMinutes"
        label={t('grace')}
        hint={t('graceHint')}
      />
      <WholeField
        control={control}
        name="rules.noShow.absentMinutes"
        label={t('absent')}
        hint={t('absentHint')}
      />
      <BoundChoice
        control={control}
        name="rules.noShow.replaceBy"
        label={t('replaceBy')}
        values={replacementOrders}
        words={(order) => t(`replace.${order}`)}
        read={makeReplacements}
        write={(order) => [...parseReplacements(order)]}
      />
      <BoundChoice
        control={control}
        name="rules.noShow.fewestAtTable"
        label={t('fewest')}
        values={['2', '3']}
        words={(count) => count}
        read={(fewest) => (fewest === 2 ? '2' : '3')}
        write={(count) => (count === '2' ? 2 : 3)}
      />
      <CheckField
        control={control}
        name="rules.noShow.dropAbsent"
        className="sm:col-span-2"
        label={t('dropAbsent')}
        hint={t('dropAbsentHint')}
      />
    </fieldset>
  );
}
