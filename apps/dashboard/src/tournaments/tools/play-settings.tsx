'use client';

import { useTranslations } from 'next-intl';
import { CheckField, CheckRow, SelectField, TextField } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { useEventForm } from '../core/use-event-form';
import { NoShowFields } from './no-show-fields';
import { PointsFields } from './points-fields';
import { playFields, playSchema, type PlayValues } from './settings-schema';
import { TableFields } from './table-fields';
import { useSettingsWords } from './use-settings-words';
import { WholeField } from './whole-field';

const choice = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** How the event is played. It is frozen when the first round is drawn, and then only read. */
export function PlaySettings() {
  const t = useTranslations('tournamentTools');
  const words = useTranslations('tournaments');
  const { tournament } = useTournament();
  const { run } = useCommand();
  const { name, registration, cap, rules } = tournament;
  const { form, frame, refusal, isBusy } = useEventForm<PlayValues, PlayValues>({
    schema: playSchema,
    defaults: { name, registration, cap, rules },
    asked: useSettingsWords(),
    fields: playFields,
    fieldOf: { SCORING_SIZE_MISSING: 'rules.scoring' },
    send: (changes) => run({ type: 'changeSetup', changes }, { done: t('play.saved') }),
  });
  const { control } = form;
  const isFrozen = tournament.status !== 'preparing';
  return (
    <Surface aria-labelledby="play">
      <form {...frame} className="grid gap-4">
        <h2 id="play" className="text-xl">
          {t('play.title')}
        </h2>
        {isFrozen && <p className="text-ink-2">{t('play.frozen')}</p>}
        <fieldset disabled={isFrozen} className="grid gap-4 disabled:opacity-60">
          <TextField control={control} name="name" label={words('fields.name')} maxLength={100} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              control={control}
              name="registration"
              label={words('fields.registration')}
              options={choice(['open', 'invitation', 'desk'], (value) => words(`registration.${value}`))}
            />
            <WholeField control={control} name="cap" label={words('fields.cap')} />
            <WholeField control={control} name="rules.clockMinutes" label={words('fields.clock')} />
            <SelectField
              control={control}
              name="rules.overtime"
              label={t('play.overtime')}
              options={choice(['finishRound', 'finishTurn', 'voidRound'], (value) => t(`overtime.${value}`))}
            />
            <SelectField
              control={control}
              name="rules.missingAtCheckIn"
              label={t('play.missing')}
              options={choice(['drop', 'hold'], (value) => t(`missing.${value}`))}
            />
            <SelectField
              control={control}
              name="rules.shortTablePolicy"
              label={t('play.short')}
              options={choice(['balanceFirst', 'repeatsFirst'], (value) => t(`short.${value}`))}
            />
          </div>
          <CheckField control={control} name="rules.refereeStopsClock" label={t('play.refereeStops')} />
          <CheckRow
            label={t('play.duplicate')}
            hint={t('play.duplicateHint')}
            checked={form.watch('rules.duplicate')}
            onChange={(duplicate) => {
              form.setValue('rules.duplicate', duplicate);
              // The same cards are worth comparing seat by seat; without them there is nothing to compare.
              form.setValue('rules.scoring', { type: duplicate ? 'duplicate' : 'matchpoints' });
            }}
          />
          <TableFields form={form} />
          <PointsFields form={form} />
          <NoShowFields form={form} />
        </fieldset>
        <RefusalNote error={refusal} />
        {!isFrozen && <SubmitButton isBusy={isBusy}>{t('save')}</SubmitButton>}
      </form>
    </Surface>
  );
}
