'use client';

import { routes, seasonSchema, type SeasonBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { useRouter } from '@/i18n/navigation';
import { formatDate } from '@/i18n/when';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormAlert } from '@/ui/form/form';
import { Icon } from '@/ui/icon';
import { Input } from '@/ui/input';
import { Section } from '@/ui/section';

export interface SeasonEditorProps {
  readonly clubId: string;
  readonly game: string;
  readonly seasons: readonly SeasonBody[];
}

/** When seasons begin. Everything is worked out anew from the games, so that nothing is lost by a change. */
export function SeasonEditor({ clubId, game, seasons }: SeasonEditorProps) {
  const t = useTranslations('ratings');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const router = useRouter();
  const [name, setName] = useState('');
  const [startsOn, setStartsOn] = useState('');
  const [keepPercent, setKeepPercent] = useState(50);
  const save = useAction(routes.setSeasons, {
    onDone: () => {
      setName('');
      setStartsOn('');
      router.refresh();
    },
  });
  const next = seasonSchema.safeParse({ name: name.trim(), startsOn, keepPercent });
  const put = (changed: readonly SeasonBody[]) => {
    save.mutate({ params: { clubId }, body: { game, seasons: [...changed] } });
  };
  return (
    <Section title={t('seasons')} text={t('seasonsText')}>
      {seasons.length === 0 && <p className="text-ink-2">{t('noSeasons')}</p>}
      <ul className="grid gap-2">
        {seasons.map((season) => (
          <li key={season.startsOn} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b className="font-[650]">{season.name}</b>{' '}
              <span className="text-ink-2">
                {t('seasonKeeps', {
                  date: formatDate(season.startsOn, { locale, timeZone: 'UTC' }),
                  percent: season.keepPercent,
                })}
              </span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('removeSeason', { name: season.name })}
              disabled={save.isPending}
              onClick={() => {
                put(seasons.filter(({ startsOn: other }) => other !== season.startsOn));
              }}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
      <form
        className="grid items-end gap-4 sm:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (next.success) put([...seasons.filter(({ startsOn: other }) => other !== startsOn), next.data]);
        }}
      >
        <Field label={t('seasonName')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={60}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label={t('startsOn')}>
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              value={startsOn}
              onChange={(event) => {
                setStartsOn(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label={t('keep')}>
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              min={0}
              max={100}
              value={Number.isNaN(keepPercent) ? '' : keepPercent}
              onChange={(event) => {
                setKeepPercent(event.target.valueAsNumber);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
          <Button type="submit" variant="primary" disabled={save.isPending || !next.success}>
            {save.isPending && <Busy />}
            {t('addSeason')}
          </Button>
          <span role="status" className="text-ok">
            {save.isSuccess && t('saved')}
          </span>
        </div>
      </form>
      {save.error && <FormAlert text={refusalText(words, save.error.refusal)} />}
    </Section>
  );
}
