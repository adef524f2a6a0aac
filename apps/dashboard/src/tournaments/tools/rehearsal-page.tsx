'use client';

import { routes, troubleSchema, type RehearsalBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { useState } from 'react';
import { useAction, useApi } from '@/api/use-api';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { CheckRow } from '@/ui/form/fields';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { RehearsalReport } from './rehearsal-report';

const troubles = troubleSchema.options;
const pollMs = 1_000;

/** Bots play the whole event with its real entries and some trouble; the real one stays untouched. */
export function RehearsalPage() {
  const t = useTranslations('tournamentTools');
  const { params } = useTournament();
  const [chosen, setChosen] = useState<readonly (typeof troubles)[number][]>(['latePlayer', 'slowTable']);
  // In the address, so that a report can be found again and passed on.
  const [id, setId] = useQueryState('report', parseAsString);
  const start = useAction(routes.rehearseTournament, { onDone: (started) => void setId(started.id) });
  const [isWaiting, setIsWaiting] = useState(false);
  const { data, error } = useApi(
    routes.getRehearsal,
    { params: { ...params, rehearsalId: id ?? params.tournamentId } },
    { enabled: id !== null, ...(isWaiting && { refetchMs: pollMs }) },
  );
  const shown: RehearsalBody | undefined = data ?? start.data;
  const isRunning = shown?.status === 'waiting' && !error;
  if (isRunning !== isWaiting) setIsWaiting(isRunning);
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 pt-6 pb-16 sm:px-8">
      <div>
        <h1 className="text-3xl">{t('rehearsal.title')}</h1>
        <p className="mt-1 max-w-[40rem] text-ink-2">{t('rehearsal.text')}</p>
      </div>
      <Surface className="grid gap-3">
        <fieldset>
          <legend className="font-[650]">{t('rehearsal.trouble')}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {troubles.map((trouble) => (
              <CheckRow
                key={trouble}
                label={t(`trouble.${trouble}`)}
                checked={chosen.includes(trouble)}
                onChange={(isOn) => {
                  setChosen(isOn ? [...chosen, trouble] : chosen.filter((other) => other !== trouble));
                }}
              />
            ))}
          </div>
        </fieldset>
        <Button
          variant="primary"
          size="lg"
          disabled={start.isPending || isRunning}
          onClick={() => {
            start.mutate({ params, body: { trouble: [...chosen] } });
          }}
        >
          {(start.isPending || isRunning) && <Busy />}
          {t(isRunning ? 'rehearsal.running' : 'rehearsal.start')}
        </Button>
        <RefusalNote error={start.error?.refusal ?? error?.refusal} />
        {shown?.status === 'failed' && <p role="alert">{t('rehearsal.failed')}</p>}
      </Surface>
      {shown?.report && <RehearsalReport report={shown.report} />}
    </div>
  );
}
