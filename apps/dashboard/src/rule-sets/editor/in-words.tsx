'use client';

import type { RuleSetReading } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/icon';
import { Surface } from '@/ui/surface';
import { Choices } from '../choices';
import { EditionNote } from '../edition-note';

const seatCounts = ['2', '3', '4', '5', '6'] as const;
const knownRemarks = ['NO_KNOCKING_WITH_TWO', 'FULL_DECK_WITH_FEW', 'REDUCED_DECK_WITH_MANY'] as const;

export interface InWordsProps {
  readonly reading: RuleSetReading | undefined;
  readonly seats: number;
  readonly onSeats: (seats: number) => void;
}

/** Which rulebook the rules follow, where they leave it, and what a table of a certain size should know. */
export function InWords({ reading, seats, onSeats }: InWordsProps) {
  const t = useTranslations('ruleSets');
  if (!reading) return null;
  const remarks = reading.remarks.flatMap(({ code }) => knownRemarks.filter((known) => known === code));
  return (
    <div className="grid gap-4">
      <Surface className="grid gap-3">
        <h2 className="text-xl">{t('rulebook')}</h2>
        <EditionNote edition={reading.edition} />
      </Surface>
      <Surface className="grid gap-3">
        <h2 className="text-xl">{t('atTables')}</h2>
        <Choices
          label={t('seats')}
          value={String(seats)}
          options={seatCounts.map((value) => ({ value, label: value }))}
          onChange={(chosen) => {
            onSeats(Number(chosen));
          }}
        />
        {remarks.length === 0 ? (
          <p className="flex items-start gap-2 text-ink-2">
            <Icon name="check" className="mt-0.5 text-ok" />
            {t('noRemarks')}
          </p>
        ) : (
          <ul className="grid gap-2">
            {remarks.map((code) => (
              <li key={code} className="flex items-start gap-2">
                <Icon name="help" className="mt-0.5 text-warn" />
                {t(`remarks.${code}`)}
              </li>
            ))}
          </ul>
        )}
      </Surface>
    </div>
  );
}
