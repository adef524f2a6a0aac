'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { Button } from '@/ui/button';
import { CheckRow } from '@/ui/form/fields';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';

const fewest = 3;

/** Not everybody plays in every heat: the organiser ticks off who wants to sit out this one. */
export function HeatChoice({ stage }: { readonly stage: string }) {
  const t = useTranslations('tournamentFormats');
  const { params } = useTournament();
  const { data } = useApi(routes.listEntrants, { params });
  const { run, isBusy, refusal } = useCommand();
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set());
  const here = (data?.entrants ?? []).filter(({ status, standby }) => status === 'checkedIn' && !standby);
  const participants = here.map(({ id }) => id).filter((id) => !resting.has(id));
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer content-center font-[650]">{t('whoPlays')}</summary>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-x-6">
          {here.map(({ id, name }) => (
            <CheckRow
              key={id}
              label={name}
              checked={!resting.has(id)}
              onChange={(plays) => {
                const others = [...resting].filter((other) => other !== id);
                setResting(new Set(plays ? others : [...others, id]));
              }}
            />
          ))}
        </div>
        <RefusalNote error={refusal} />
        <Button
          className="justify-self-start"
          disabled={isBusy || participants.length < fewest}
          onClick={() => void run({ type: 'planRounds', stage, participants })}
        >
          {t('draw')}
        </Button>
      </div>
    </details>
  );
}
