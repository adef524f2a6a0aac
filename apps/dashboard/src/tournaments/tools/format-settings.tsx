'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SubmitButton } from '@/ui/form/submit-button';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { isSound } from '../formats/stages';
import { StagesEditor } from '../formats/stages-editor';
import { goToWrongField } from './wrong-field';

/** The parts of the event, which can be changed until it begins. */
export function FormatSettings() {
  const t = useTranslations('tournamentFormats');
  const tools = useTranslations('tournamentTools');
  const { tournament } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [stages, setStages] = useState(() => tournament.stages.map(({ setup }) => setup));
  if (tournament.status !== 'preparing') return null;
  return (
    <Surface aria-labelledby="format">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!goToWrongField(event.currentTarget) && isSound(stages))
            void run({ type: 'changeSetup', changes: { stages } }, { done: tools('play.saved') });
        }}
      >
        <h2 id="format" className="text-xl">
          {t('ownTitle')}
        </h2>
        <StagesEditor
          stages={stages}
          onChange={(changed) => {
            setStages([...changed]);
          }}
        />
        <RefusalNote error={refusal} />
        <SubmitButton isBusy={isBusy}>{tools('save')}</SubmitButton>
      </form>
    </Surface>
  );
}
