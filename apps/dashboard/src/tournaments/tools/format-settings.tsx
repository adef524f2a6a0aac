'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { FormAlert } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { useEventForm } from '../core/use-event-form';
import { StagesEditor } from '../formats/stages-editor';
import { partsSchema, type PartsValues } from './settings-schema';
import { useSettingsWords } from './use-settings-words';

/** The parts of the event, which can be changed until it begins. */
export function FormatSettings() {
  const t = useTranslations('tournamentFormats');
  const tools = useTranslations('tournamentTools');
  const { tournament } = useTournament();
  const { run } = useCommand();
  const { form, frame, refusal, isBusy } = useEventForm<PartsValues, PartsValues>({
    schema: partsSchema,
    defaults: { stages: tournament.stages.map(({ setup }) => setup) },
    asked: useSettingsWords(),
    fields: ['stages'],
    fieldOf: { STAGES_MALFORMED: 'stages' },
    send: ({ stages }) =>
      run({ type: 'changeSetup', changes: { stages: [...stages] } }, { done: tools('play.saved') }),
  });
  const { field, fieldState } = useController({ control: form.control, name: 'stages' });
  if (tournament.status !== 'preparing') return null;
  return (
    <Surface aria-labelledby="format">
      <form {...frame} className="grid gap-4">
        <h2 id="format" className="text-xl">
          {t('ownTitle')}
        </h2>
        <StagesEditor stages={field.value} onChange={field.onChange} />
        {fieldState.error?.message && <FormAlert text={fieldState.error.message} />}
        <RefusalNote error={refusal} />
        <SubmitButton isBusy={isBusy}>{tools('save')}</SubmitButton>
      </form>
    </Surface>
  );
}
