'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatTime, placeOfZone } from '@/i18n/when';
import type { Choice } from './choice';
import { fromLocalTime } from './local-time';
import type { Plan, RuleSetChoice } from './plan';
import { useSizesInWords } from './suggestion-card';

export interface ReviewStepProps {
  readonly plan: Plan;
  readonly chosen: Choice;
  readonly timeZone: string;
  readonly ruleSets: readonly RuleSetChoice[];
}

export function ReviewStep({ plan, chosen, timeZone, ruleSets }: ReviewStepProps) {
  const t = useTranslations('tournaments');
  const reading = { locale: useLocale(), timeZone };
  const sizes = useSizesInWords();
  const formats = useTranslations('tournamentFormats');
  const { suggestion } = chosen;
  const shape = suggestion
    ? `${t(`preset.${suggestion.preset}`)}: ${t('wizard.shape', { rounds: suggestion.rounds, minutes: chosen.clockMinutes })} ${sizes(suggestion.sizes)}`
    : chosen.stages.map(({ format }) => formats(`kind.${format.kind}`)).join(' → ');
  const startsAt = fromLocalTime(plan.startsAt, timeZone);
  const after = (minutes: number) =>
    startsAt ? formatTime(new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(), reading) : '';
  const lines = [
    [t('fields.name'), plan.name],
    [
      t('fields.startsAt'),
      startsAt
        ? `${formatDay(startsAt, reading)}, ${formatTime(startsAt, reading)} (${placeOfZone(timeZone)})`
        : '',
    ],
    ...(suggestion
      ? [
          [
            t('wizard.ends'),
            t('wizard.endsWhen', {
              early: after(suggestion.end.early),
              late: after(suggestion.end.late),
              time: after(suggestion.end.expected),
            }),
          ] as const,
        ]
      : []),
    [t('fields.venue'), plan.venue || '–'],
    [t('fields.description'), plan.description || '–'],
    [t('fields.mode'), t(`mode.${plan.mode}`)],
    [t('wizard.steps.format'), shape],
    [formats('scoring'), formats(`scorings.${chosen.scoring.type}`)],
    ...(suggestion ? [] : [[t('fields.clock'), String(chosen.clockMinutes)] as const]),
    [t('fields.rules'), ruleSets.find(({ value }) => value === plan.ruleSetVersionId)?.label ?? ''],
    [t('fields.registration'), t(`registration.${plan.registration}`)],
    [t('fields.cap'), plan.cap === null ? t('wizard.noCap') : String(plan.cap)],
    [t('fields.listed'), t(plan.listed ? 'wizard.listed' : 'wizard.unlisted')],
  ] as const;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 sm:grid-cols-[max-content_1fr]">
        {lines.map(([label, value]) => (
          <div key={label} className="grid border-t border-line py-2 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-[550] whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">{t('wizard.asDraft')}</p>
    </div>
  );
}
