'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { useClubMembers } from './use-club-members';

export interface KeepSeatProps {
  readonly clubId: string | null;
  /** Whoever sits at the table or has a seat kept already. */
  readonly expected: readonly string[];
  readonly onKeep: (user: string) => void;
}

/** At a club's table a free seat can be kept for a member, who is told. */
export function KeepSeat({ clubId, expected, onKeep }: KeepSeatProps) {
  const t = useTranslations('tables');
  const members = useClubMembers(clubId).filter(({ id }) => !expected.includes(id));
  const [chosen, setChosen] = useState('');
  const isChosen = members.some(({ id }) => id === chosen);
  if (members.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={t('keepFor')} className="min-w-0 flex-1 basis-52">
        {(control) => (
          <Select
            {...control}
            value={isChosen ? chosen : ''}
            onChange={setChosen}
            options={[
              { value: '', label: t('chooseMember') },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Field>
      <Button
        disabled={!isChosen}
        onClick={() => {
          onKeep(chosen);
        }}
      >
        {t('keep')}
      </Button>
      <p className="basis-full text-sm text-ink-2">{t('keepText')}</p>
    </div>
  );
}
