'use client';

import { useTranslations } from 'next-intl';
import { CheckRow } from '@/ui/form/fields';
import { BoundChoice } from '../core/bound-choice';
import { preferenceFrom, sizeTexts, toSize, type SizeText } from '../formats/table-size';
import type { PlayFieldsProps } from './play-fields';
import { WholeField } from './whole-field';

const wantedOf = (prefer: readonly (2 | 3 | 4 | 5 | 6)[]) => prefer.find((size) => size !== 2) ?? 4;

/** How large tables are, and how many there can be. */
export function TableFields({ form }: PlayFieldsProps) {
  const t = useTranslations('tournamentPolicies');
  const prefer = form.watch('rules.prefer');
  const withTwo = prefer.includes(2);
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-left font-display text-lg font-bold sm:col-span-2">{t('tables')}</legend>
      <BoundChoice
        control={form.control}
        name="rules.prefer"
        label={t('wantedSize')}
        hint={t('wantedSizeHint')}
        values={sizeTexts}
        words={(size) => size}
        read={(sizes) => String(wantedOf(sizes)) as SizeText}
        write={(size) => preferenceFrom(toSize(size), { withTwo })}
      />
      <WholeField control={form.control} name="rules.maxTables" label={t('boxes')} hint={t('boxesHint')} />
      <CheckRow
        className="sm:col-span-2"
        label={t('tablesOfTwo')}
        hint={t('tablesOfTwoHint')}
        checked={withTwo}
        onChange={(isOn) => {
          form.setValue('rules.prefer', preferenceFrom(wantedOf(prefer), { withTwo: isOn }));
        }}
      />
    </fieldset>
  );
}
