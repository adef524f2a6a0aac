'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Person } from '@/table/model';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { botLevels, type BotLevel } from './people';

export interface ReplaceFormProps {
  readonly people: readonly Person[];
  readonly onReplace: (seat: number, level: BotLevel) => void;
}

/** A seat whose player will not be back goes to a bot for the rest of the game. */
export function ReplaceForm({ people, onReplace }: ReplaceFormProps) {
  const t = useTranslations('referee');
  const words = useTranslations('tables');
  const [seat, setSeat] = useState('1');
  const [level, setLevel] = useState<BotLevel>('steady');
  return (
    <fieldset className="grid gap-2">
      <legend className="font-[650]">{t('replace')}</legend>
      <div className="flex flex-wrap gap-2">
        <Select
          label={t('seat')}
          value={seat}
          onChange={setSeat}
          options={people.map(({ name }, index) => ({
            value: String(index + 1),
            label: `${index + 1}. ${name}`,
          }))}
        />
        <Select
          label={t('level')}
          value={level}
          onChange={setLevel}
          options={botLevels.map((value) => ({ value, label: words(`bots.${value}`) }))}
        />
        <Button
          onClick={() => {
            onReplace(Number(seat), level);
          }}
        >
          {t('replaceDo')}
        </Button>
      </div>
    </fieldset>
  );
}
