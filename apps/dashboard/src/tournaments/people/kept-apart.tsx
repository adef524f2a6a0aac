'use client';

import type { EntrantBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Select } from '@/ui/select';
import { RefusalNote } from '../core/refusal-note';
import { useCommand } from '../core/use-command';
import { byName } from './find-people';

export interface KeptApartProps {
  readonly entrants: readonly EntrantBody[];
  readonly apart: readonly (readonly [string, string])[];
}

/** Pairs who must not sit at the same table: families, or people who asked for it. */
export function KeptApart({ entrants, apart }: KeptApartProps) {
  const t = useTranslations('tournamentPeople');
  const { run, isBusy, refusal } = useCommand();
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  const options = [
    { value: '', label: t('apart.choose') },
    ...byName(entrants, useLocale()).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const nameOf = (id: string) => names.get(id) ?? id;
  const isReady = one !== '' && other !== '' && one !== other;
  const add = async () => {
    const done = t('apart.done', { one: nameOf(one), other: nameOf(other) });
    if (await run({ type: 'keepApart', pair: [one, other] }, { done })) return;
    setOne('');
    setOther('');
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('apart.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('apart.one')}>
          {(wiring) => <Select {...wiring} value={one} options={options} onChange={setOne} />}
        </Field>
        <Field label={t('apart.other')}>
          {(wiring) => <Select {...wiring} value={other} options={options} onChange={setOther} />}
        </Field>
        <Button variant="primary" disabled={!isReady || isBusy} onClick={() => void add()}>
          {t('apart.keep')}
        </Button>
      </div>
      <RefusalNote error={refusal} />
      <ul className="grid gap-1">
        {apart.map(([a, b]) => (
          <li key={`${a} ${b}`} className="flex items-center justify-between gap-4 border-b border-line py-1">
            <span>{t('apart.pair', { one: nameOf(a), other: nameOf(b) })}</span>
            <Button
              variant="bare"
              size="icon"
              disabled={isBusy}
              aria-label={t('apart.release', { one: nameOf(a), other: nameOf(b) })}
              onClick={() => void run({ type: 'release', pair: [a, b] }, { done: t('apart.released') })}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
