'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRouter } from '@/i18n/navigation';
import { CheckField, CheckGroupField, SelectField, TextAreaField, TextField } from '@/ui/form/fields';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm, type ApiForm } from '@/ui/form/use-api-form';
import type { EveningValues } from './evening-forms';
import { weekdays } from './repeat';
import type { RuleChoice } from './rule-choices';

const repeatChoices = ['weekly', 'once'] as const;
const whoChoices = ['everyone', 'members'] as const;
const talkChoices = ['phrases', 'free', 'none'] as const;
const shortChoices = ['start', 'bots', 'cancel'] as const;
const botLevels = ['novice', 'steady', 'master'] as const;
const reminderMinutes = [10_080, 1440, 180, 60] as const;

/** 5 January 2026 was a Monday. */
const aMonday = Date.UTC(2026, 0, 5);

export interface EveningFormProps {
  readonly clubId: string;
  readonly slug: string;
  readonly defaults: EveningValues;
  readonly rules: readonly RuleChoice[];
  readonly zone: string;
}

function useBackToCalendar(slug: string): () => void {
  const router = useRouter();
  return () => {
    router.push(`/clubs/${slug}/calendar`);
    router.refresh();
  };
}

/** Plans an evening: what is asked first is enough, the rest has good answers already. */
export function NewEvening({ clubId, slug, defaults, ...rest }: EveningFormProps) {
  const t = useTranslations('evenings.form');
  const api = useApiForm({
    load: () => import('./evening-forms').then(({ newEveningForm }) => newEveningForm(clubId)),
    defaults,
    onDone: useBackToCalendar(slug),
  });
  return <EveningFields api={api} {...rest} submit={t('create')} />;
}

export function ChangeEvening(props: EveningFormProps & { readonly scheduleId: string }) {
  const { clubId, slug, scheduleId, defaults, ...rest } = props;
  const t = useTranslations('evenings.form');
  const api = useApiForm({
    load: () =>
      import('./evening-forms').then(({ changeEveningForm }) => changeEveningForm(clubId, scheduleId)),
    defaults,
    onDone: useBackToCalendar(slug),
  });
  return <EveningFields api={api} {...rest} submit={t('save')} />;
}

interface EveningFieldsProps extends Pick<EveningFormProps, 'rules' | 'zone'> {
  readonly api: ApiForm<EveningValues>;
  readonly submit: string;
}

function EveningFields({ api, rules, zone, submit }: EveningFieldsProps) {
  const t = useTranslations('evenings.form');
  const bots = useTranslations('tables.bots');
  const locale = useLocale();
  const { control, watch } = api.form;
  const isWeekly = watch('repeats') === 'weekly';
  const days = useMemo(() => {
    const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    return weekdays.map((value, index) => ({ value, label: name.format(aMonday + index * 86_400_000) }));
  }, [locale]);
  return (
    <Form api={api}>
      <TextField control={control} name="title" label={t('title')} hint={t('titleHint')} maxLength={100} />
      <SelectField control={control} name="ruleSetVersionId" label={t('rules')} options={rules} />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          control={control}
          name="startDate"
          type="date"
          label={t(isWeekly ? 'firstDate' : 'date')}
        />
        <TextField
          control={control}
          name="startTime"
          type="time"
          label={t('time')}
          hint={isWeekly ? t('timeAllYear', { zone }) : zone}
        />
        <TextField
          control={control}
          name="durationMinutes"
          type="number"
          min={10}
          step={5}
          inputMode="numeric"
          label={t('minutes')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          control={control}
          name="repeats"
          label={t('repeats')}
          options={repeatChoices.map((value) => ({ value, label: t(`repeatChoices.${value}`) }))}
        />
        {isWeekly && (
          <>
            <TextField
              control={control}
              name="every"
              type="number"
              min={1}
              max={12}
              inputMode="numeric"
              label={t('every')}
            />
            <TextField control={control} name="until" type="date" label={t('until')} hint={t('untilHint')} />
          </>
        )}
      </div>
      {isWeekly && (
        <CheckGroupField
          control={control}
          name="days"
          label={t('days')}
          hint={t('daysHint')}
          options={days}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          control={control}
          name="seatsFrom"
          type="number"
          min={2}
          inputMode="numeric"
          label={t('seatsFrom')}
        />
        <TextField
          control={control}
          name="seatsTo"
          type="number"
          min={2}
          inputMode="numeric"
          label={t('seatsTo')}
        />
        <SelectField
          control={control}
          name="who"
          label={t('who')}
          options={whoChoices.map((value) => ({ value, label: t(`whoChoices.${value}`) }))}
        />
      </div>
      <details className="group rounded-3 border-2 border-line p-4">
        <summary className="min-h-8 cursor-pointer font-[650]">{t('more')}</summary>
        <div className="mt-5 grid gap-5">
          <TextAreaField
            control={control}
            name="description"
            label={t('description')}
            hint={t('descriptionHint')}
            rows={3}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              control={control}
              name="lobbyMinutes"
              type="number"
              inputMode="numeric"
              label={t('lobby')}
              hint={t('lobbyHint')}
            />
            <TextField
              control={control}
              name="graceMinutes"
              type="number"
              inputMode="numeric"
              label={t('grace')}
              hint={t('graceHint')}
            />
            <SelectField
              control={control}
              name="onShort"
              label={t('onShort')}
              options={shortChoices.map((value) => ({ value, label: t(`shortChoices.${value}`) }))}
            />
            {watch('onShort') === 'bots' && (
              <SelectField
                control={control}
                name="botLevel"
                label={t('botLevel')}
                options={botLevels.map((value) => ({ value, label: bots(value) }))}
              />
            )}
            <SelectField
              control={control}
              name="talk"
              label={t('talk')}
              options={talkChoices.map((value) => ({ value, label: t(`talkChoices.${value}`) }))}
            />
          </div>
          <CheckGroupField
            control={control}
            name="reminders"
            label={t('reminders')}
            options={reminderMinutes.map((minutes) => ({
              value: String(minutes),
              label: t(`reminderChoices.m${minutes}`),
            }))}
          />
          <CheckField control={control} name="listed" label={t('listed')} hint={t('listedHint')} />
        </div>
      </details>
      <SubmitButton isBusy={api.isBusy} size="lg">
        {submit}
      </SubmitButton>
    </Form>
  );
}
