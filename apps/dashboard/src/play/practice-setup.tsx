'use client';

import { presets } from '@red-disc/allegra';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Brand } from '@/site/brand';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import type { PracticeChoice } from './practice';

const seatCounts = [2, 3, 4, 5, 6] as const;
const offered = ['english', 'german', 'house', 'kids', 'one-round'] as const;

/** Two questions with good answers already given: whoever wants to play presses the button. */
export function PracticeSetup({ onStart }: { readonly onStart: (choice: PracticeChoice) => void }) {
  const t = useTranslations('play');
  const [seats, setSeats] = useState<number>(4);
  const [presetId, setPresetId] = useState<(typeof offered)[number]>('english');
  const preset = presets.find(({ id }) => id === presetId)!;
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-xl content-start gap-6 px-4 py-6 sm:py-10">
      <header>
        <Brand />
      </header>
      <main id="main" className="grid gap-6 rounded-4 bg-surface p-5 shadow-2 sm:p-8">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-2 text-ink-2">{t('lead')}</p>
        </div>
        <fieldset>
          <legend className="font-[650]">{t('players')}</legend>
          <div className="mt-2 flex gap-2">
            {seatCounts.map((count) => (
              <Option
                key={count}
                name="seats"
                label={String(count)}
                checked={count === seats}
                onCheck={() => {
                  setSeats(count);
                }}
                className="flex-1 justify-center text-xl font-bold font-display"
              />
            ))}
          </div>
          <p className="mt-2 text-sm text-ink-2">{t('playersHint', { seats, bots: seats - 1 })}</p>
        </fieldset>
        <fieldset>
          <legend className="font-[650]">{t('rules')}</legend>
          <div className="mt-2 grid gap-2">
            {offered.map((id) => (
              <Option
                key={id}
                name="rules"
                label={t(`presets.${id}`)}
                checked={id === presetId}
                onCheck={() => {
                  setPresetId(id);
                }}
                className="px-4"
              />
            ))}
          </div>
        </fieldset>
        {/* On a phone it lies over the list: whoever just wants to play does not scroll for it. */}
        <div className="grid max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:-mb-5 max-sm:rounded-b-4 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:p-4">
          <Button
            variant="primary"
            size="xl"
            onClick={() => {
              onStart({ rules: preset.rules, seats });
            }}
          >
            {t('start')}
          </Button>
        </div>
      </main>
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onCheck: () => void;
  readonly className: string;
}

function Option({ name, label, checked, onCheck, className }: OptionProps) {
  return (
    <label
      className={cx(
        'flex min-h-12 cursor-pointer items-center rounded-2 border-2 py-2 leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        checked ? 'border-ink bg-ink text-on-ink' : 'border-line-strong hover:bg-surface-3',
        className,
      )}
    >
      <input type="radio" name={name} checked={checked} onChange={onCheck} className="sr-only" />
      {label}
    </label>
  );
}
