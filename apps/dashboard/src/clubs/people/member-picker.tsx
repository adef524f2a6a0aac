'use client';

import { listPageSize, routes, type MemberBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { useSettled } from '@/ui/use-settled';

export interface MemberPickerProps {
  readonly clubId: string;
  readonly label: string;
  /** What stands there before anybody is chosen. */
  readonly none: string;
  readonly value: string;
  readonly isEligible: (member: MemberBody) => boolean;
  readonly onChange: (userId: string) => void;
}

const settledAfterMs = 200;

/** One member of many: in a large club their name is searched for first. */
export function MemberPicker({ clubId, label, none, value, isEligible, onChange }: MemberPickerProps) {
  const t = useTranslations('list');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<MemberBody>();
  const [isLarge, setIsLarge] = useState(false);
  const q = useSettled(typed.trim().slice(0, 100), settledAfterMs);
  const query = { q, sort: 'name', limit: 100 } as const;
  const { data } = useApi(routes.listMembers, { params: { clubId }, query }, { keepsLast: true });
  if (data && data.total > listPageSize && !isLarge) setIsLarge(true);
  const found = (data?.members ?? []).filter(isEligible);
  // Who was chosen stays chosen while somebody else is searched for.
  const shown = !picked || found.some(({ userId }) => userId === picked.userId) ? found : [picked, ...found];
  return (
    <>
      {isLarge && (
        <Field label={t('search')}>
          {(wiring) => (
            <Input
              {...wiring}
              type="search"
              value={typed}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          )}
        </Field>
      )}
      <Field label={label}>
        {(wiring) => (
          <Select
            {...wiring}
            value={value}
            onChange={(userId) => {
              setPicked(shown.find((member) => member.userId === userId));
              onChange(userId);
            }}
            options={[
              { value: '', label: none },
              ...shown.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
          />
        )}
      </Field>
    </>
  );
}
