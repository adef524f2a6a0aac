'use client';

import { useTranslations } from 'next-intl';
import { CheckRow } from '@/ui/form/fields';
import { ChoiceField } from '../core/choice-field';
import { NumberField } from '../core/number-field';
import { KnockoutRounds } from './knockout-rounds';
import type { Format } from './stages';
import { sizeTexts, toSize, type SizeText } from './table-size';

export interface FormatFieldsProps {
  readonly format: Format;
  readonly onChange: (format: Format) => void;
}

/** What a format is told: its rounds, tables and habits. */
export function FormatFields({ format, onChange }: FormatFieldsProps) {
  const t = useTranslations('tournamentFormats');
  switch (format.kind) {
    case 'movement':
      return (
        <NumberField
          label={t('rounds')}
          value={format.rounds}
          min={1}
          max={30}
          onChange={(rounds) => {
            onChange({ ...format, rounds });
          }}
        />
      );
    case 'swiss':
      return <SwissFields format={format} onChange={onChange} />;
    case 'groups':
      return (
        <>
          <ChoiceField
            label={t('groupSize')}
            value={String(format.size) as SizeText}
            values={sizeTexts}
            words={(size) => size}
            onChange={(size) => {
              onChange({ ...format, size: toSize(size) });
            }}
          />
          <NumberField
            label={t('games')}
            value={format.games}
            min={1}
            max={10}
            onChange={(games) => {
              onChange({ ...format, games });
            }}
          />
        </>
      );
    case 'knockout':
      return <KnockoutRounds format={format} onChange={onChange} />;
    case 'final':
      return (
        <>
          <NumberField
            label={t('finalGames')}
            value={format.games}
            min={1}
            max={5}
            onChange={(games) => {
              onChange({ ...format, games });
            }}
          />
          <CheckRow
            label={t('carryOver')}
            hint={t('carryOverHint')}
            checked={format.carryOver}
            onChange={(carryOver) => {
              onChange({ ...format, carryOver });
            }}
          />
        </>
      );
    case 'heats':
      return (
        <>
          <NumberField
            label={t('slots')}
            hint={t('slotsHint')}
            value={format.slots}
            min={1}
            max={30}
            onChange={(slots) => {
              onChange({ ...format, slots });
            }}
          />
          <NumberField
            label={t('best')}
            value={format.best}
            min={1}
            max={30}
            error={format.best > format.slots ? t('bestTooMany') : undefined}
            onChange={(best) => {
              onChange({ ...format, best });
            }}
          />
        </>
      );
    case 'arena':
      return (
        <>
          <NumberField
            label={t('minutes')}
            hint={t('minutesHint')}
            value={format.minutes}
            min={10}
            max={1440}
            onChange={(minutes) => {
              onChange({ ...format, minutes });
            }}
          />
          <NumberField
            label={t('maxWait')}
            hint={t('maxWaitHint')}
            value={format.params.maxWaitSeconds}
            min={5}
            max={3600}
            onChange={(maxWaitSeconds) => {
              onChange({ ...format, params: { ...format.params, maxWaitSeconds } });
            }}
          />
        </>
      );
  }
}

interface SwissProps {
  readonly format: Extract<Format, { kind: 'swiss' }>;
  readonly onChange: (format: Format) => void;
}

function SwissFields({ format, onChange }: SwissProps) {
  const t = useTranslations('tournamentFormats');
  return (
    <>
      <NumberField
        label={t('rounds')}
        value={format.rounds}
        min={1}
        max={30}
        onChange={(rounds) => {
          onChange({ ...format, rounds });
        }}
      />
      <ChoiceField
        label={t('firstRound')}
        value={format.firstRound}
        values={['random', 'serpentine', 'rating']}
        words={(value) => t(`firstRounds.${value}`)}
        onChange={(firstRound) => {
          onChange({ ...format, firstRound });
        }}
      />
      <ChoiceField
        label={t('repeats')}
        value={format.repeatPolicy}
        values={['strict', 'balanced', 'off']}
        words={(value) => t(`repeatPolicies.${value}`)}
        onChange={(repeatPolicy) => {
          onChange({ ...format, repeatPolicy });
        }}
      />
      <ChoiceField
        label={t('shortTables')}
        value={format.shortTables}
        values={['low', 'high', 'balanced']}
        words={(value) => t(`shortTableRules.${value}`)}
        onChange={(shortTables) => {
          onChange({ ...format, shortTables });
        }}
      />
    </>
  );
}
