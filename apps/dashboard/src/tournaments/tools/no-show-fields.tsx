'use client';

import type { EventRulesBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { CheckRow } from '@/ui/form/fields';
import { ChoiceField } from '../core/choice-field';
import { makeReplacements, parseReplacements, replacementOrders } from './replacement-order';
import { WholeField } from './whole-field';

type NoShow = EventRulesBody['noShow'];

/** What happens to a seat whose player does not come, so that nobody has to decide it in the rush. */
export function NoShowFields(props: {
  readonly noShow: NoShow;
  readonly onChange: (noShow: NoShow) => void;
}) {
  const { noShow, onChange } = props;
  const t = useTranslations('tournamentPolicies');
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-left font-display text-lg font-bold sm:col-span-2">{t('noShow')}</legend>
      <WholeField
        label={t('grace')}
        hint={t('graceHint')}
        value={noShow.graceMinutes}
        min={0}
        max={120}
        onChange={(graceMinutes) => {
          onChange({ ...noShow, graceMinutes });
        }}
      />
      <WholeField
        label={t('absent')}
        hint={t('absentHint')}
        value={noShow.absentMinutes}
        min={0}
        max={240}
        onChange={(absentMinutes) => {
          onChange({ ...noShow, absentMinutes });
        }}
      />
      <ChoiceField
        label={t('replaceBy')}
        value={makeReplacements(noShow.replaceBy)}
        values={replacementOrders}
        words={(order) => t(`replace.${order}`)}
        onChange={(order) => {
          onChange({ ...noShow, replaceBy: [...parseReplacements(order)] });
        }}
      />
      <ChoiceField
        label={t('fewest')}
        value={noShow.fewestAtTable === 2 ? '2' : '3'}
        values={['2', '3']}
        words={(count) => count}
        onChange={(count) => {
          onChange({ ...noShow, fewestAtTable: count === '2' ? 2 : 3 });
        }}
      />
      <CheckRow
        className="sm:col-span-2"
        label={t('dropAbsent')}
        hint={t('dropAbsentHint')}
        checked={noShow.dropAbsent}
        onChange={(dropAbsent) => {
          onChange({ ...noShow, dropAbsent });
        }}
      />
    </fieldset>
  );
}
