'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField } from '../core/choice-field';
import { NumberField } from '../core/number-field';
import { isWithin } from './counts';
import type { Cut } from './stages';

/** Who goes on from a part to the next one, and how they are dealt to its tables. */
export function CutFields({ cut, onChange }: { readonly cut: Cut; readonly onChange: (cut: Cut) => void }) {
  const t = useTranslations('tournamentFormats');
  const take = { value: cut.take, min: 1, max: 256 };
  const lucky = { value: cut.luckyLosers, min: 0, max: 64 };
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-left font-display text-lg font-bold sm:col-span-2">{t('cut')}</legend>
      <ChoiceField
        label={t('cutBy')}
        value={cut.by}
        values={['overall', 'perTable']}
        words={(value) => t(`cutBys.${value}`)}
        onChange={(by) => {
          onChange({ ...cut, by });
        }}
      />
      <NumberField
        label={t('take')}
        {...take}
        error={isWithin(take) ? undefined : t('bounds', { min: take.min, max: take.max })}
        onChange={(value) => {
          onChange({ ...cut, take: value });
        }}
      />
      <NumberField
        label={t('luckyLosers')}
        hint={t('luckyLosersHint')}
        {...lucky}
        error={isWithin(lucky) ? undefined : t('bounds', { min: lucky.min, max: lucky.max })}
        onChange={(luckyLosers) => {
          onChange({ ...cut, luckyLosers });
        }}
      />
      <ChoiceField
        label={t('cutSeating')}
        value={cut.seating}
        values={['serpentine', 'seedChoice', 'random']}
        words={(value) => t(`cutSeatings.${value}`)}
        onChange={(seating) => {
          onChange({ ...cut, seating });
        }}
      />
    </fieldset>
  );
}
