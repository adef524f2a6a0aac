'use client';

import type { TableSeat } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Person } from '@/table/model';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { botLevels } from './people';
import { useClubMembers } from './use-club-members';

type Occupant = NonNullable<TableSeat['occupant']>;

export interface ReplaceFormProps {
  readonly people: readonly Person[];
  readonly clubId: string | null;
  readonly onReplace: (seat: number, occupant: Occupant) => void;
}

/** A seat whose player will not be back goes to a bot for the rest of the game, or to a member of the club. */
export function ReplaceForm({ people, clubId, onReplace }: ReplaceFormProps) {
  const t = useTranslations('referee');
  const words = useTranslations('tables');
  const members = useClubMembers(clubId);
  const [seat, setSeat] = useState('1');
  const [successor, setSuccessor] = useState('steady');
  const bot = botLevels.find((level) => level === successor);
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
          value={successor}
          onChange={setSuccessor}
          options={[
            ...botLevels.map((value) => ({ value, label: words(`bots.${value}`) })),
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button
          onClick={() => {
            onReplace(Number(seat), bot === undefined ? { user: successor } : { bot });
          }}
        >
          {t('replaceDo')}
        </Button>
      </div>
    </fieldset>
  );
}
