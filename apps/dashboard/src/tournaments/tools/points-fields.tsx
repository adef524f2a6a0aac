'use client';

import { FIXED_CHAIN, SWISS_CHAIN } from '@red-disc/tournaments';
import { useTranslations } from 'next-intl';
import { TextField } from '@/ui/form/fields';
import { BoundChoice } from '../core/bound-choice';
import { simpleScorings } from '../wizard/plan';
import type { PlayFieldsProps } from './play-fields';
import { WholeField } from './whole-field';

/** What a game is worth, what parts those who are level, and what missed rounds bring. */
export function PointsFields({ form }: PlayFieldsProps) {
  const t = useTranslations('tournamentPolicies');
  const formats = useTranslations('tournamentFormats');
  const { control, formState } = form;
  const [scoring, maxByes] = form.watch(['rules.scoring', 'rules.maxByes']);
  // A table of points of one's own comes from outside and stays while nothing else is chosen.
  const types =
    scoring.type === 'custom' || scoring.type === 'duplicate'
      ? [...simpleScorings, scoring.type]
      : simpleScorings;
  const exact = { control, maxLength: 24, inputMode: 'decimal' } as const;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="float-left font-display text-lg font-bold sm:col-span-2">{t('points')}</legend>
      <BoundChoice
        control={control}
        name="rules.scoring"
        label={formats('scoring')}
        values={types}
        words={(type) => formats(`scorings.${type}`)}
        read={({ type }) => type}
        write={(type) => (type === 'custom' ? scoring : { type })}
      />
      <BoundChoice
        control={control}
        name="rules.chain"
        label={t('chain')}
        values={['fixed', 'swiss']}
        words={(chain) => t(`chains.${chain}`)}
        read={(chain) => (chain.includes('OAS') ? 'swiss' : 'fixed')}
        write={(chain) => [...(chain === 'swiss' ? SWISS_CHAIN : FIXED_CHAIN)]}
      />
      <TextField {...exact} name="rules.lateEntryPoints" label={t('lateEntry')} hint={t('lateEntryHint')} />
      <WholeField control={control} name="rules.maxByes" label={t('byes')} hint={t('byesHint')} />
      {/* Nothing that is wrong is out of sight. */}
      {(maxByes > 0 || formState.errors.rules?.byePoints) && (
        <TextField {...exact} name="rules.byePoints" label={t('byePoints')} />
      )}
      <WholeField
        control={control}
        name="rules.correctionHours"
        label={t('correctionHours')}
        hint={t('correctionHoursHint')}
      />
    </fieldset>
  );
}
