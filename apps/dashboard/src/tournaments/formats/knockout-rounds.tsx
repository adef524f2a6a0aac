'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/button';
import { CheckRow } from '@/ui/form/fields';
import { Icon } from '@/ui/icon';
import { ChoiceField } from '../core/choice-field';
import { NumberField } from '../core/number-field';
import type { Format } from './stages';
import { sizeTexts, toSize, type SizeText } from './table-size';

type Knockout = Extract<Format, { kind: 'knockout' }>;

const mostRounds = 8;

/** The rounds of a knock-out, each with its tables and how many of a table go on. The last one is the final. */
export function KnockoutRounds(props: {
  readonly format: Knockout;
  readonly onChange: (format: Format) => void;
}) {
  const { format, onChange } = props;
  const t = useTranslations('tournamentFormats');
  const change = (rounds: Knockout['rounds']) => {
    onChange({ ...format, rounds });
  };
  const last = format.rounds.length - 1;
  return (
    <div className="grid gap-3 sm:col-span-2">
      {format.rounds.map((round, index) => (
        <fieldset key={index} className="grid gap-3 rounded-2 bg-surface-2 p-3 sm:grid-cols-2">
          <legend className="float-left pb-2 font-[650] sm:col-span-2">
            {t(index === last ? 'knockoutFinal' : 'knockoutRound', { round: index + 1 })}
          </legend>
          <ChoiceField
            label={t('tableSize')}
            value={String(round.size) as SizeText}
            values={sizeTexts}
            words={(size) => size}
            onChange={(size) => {
              change(format.rounds.map((one, at) => (at === index ? { ...one, size: toSize(size) } : one)));
            }}
          />
          {index < last && (
            <NumberField
              label={t('advance')}
              value={round.advance}
              min={1}
              max={round.size - 1}
              error={round.advance >= round.size ? t('advanceTooMany') : undefined}
              onChange={(advance) => {
                change(format.rounds.map((one, at) => (at === index ? { ...one, advance } : one)));
              }}
            />
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          disabled={format.rounds.length >= mostRounds}
          onClick={() => {
            change([{ size: 4, advance: 1 }, ...format.rounds]);
          }}
        >
          <Icon name="plus" />
          {t('addRound')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={format.rounds.length < 2}
          onClick={() => {
            change(format.rounds.slice(1));
          }}
        >
          {t('removeRound')}
        </Button>
      </div>
      <CheckRow
        label={t('fillUp')}
        hint={t('fillUpHint')}
        checked={format.luckyLosers}
        onChange={(luckyLosers) => {
          onChange({ ...format, luckyLosers });
        }}
      />
    </div>
  );
}
