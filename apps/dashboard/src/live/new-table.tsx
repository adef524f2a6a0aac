'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { loadGateway } from './load-gateway';
import { NameField, nameIn } from './name-field';
import { botLevels, type BotLevel } from './people';
import { refusalText } from './refusal';

const presets = ['english', 'german', 'house', 'kids', 'limit-66', 'limit-77', 'one-round', 'duel'] as const;
const seatCounts = ['2', '3', '4', '5', '6'] as const;
const botCounts = ['0', '1', '2', '3', '4', '5'] as const;
const visibilities = ['link', 'open'] as const;
const talks = ['phrases', 'free', 'none'] as const;
const paces = ['lively', 'relaxed', 'unhurried'] as const;

/** Clocks in seconds for those who want to take their time; a lively table has the rules' own. */
const timings = {
  lively: undefined,
  relaxed: { turn: 90, bank: 120, window: 12, setup: 120, pause: 60, timeouts: 2 },
  unhurried: { turn: null, bank: 0, window: 30, setup: 600, pause: 300, timeouts: 2 },
} as const;

/** Opens a table; whoever has no account gives a name and is a guest. */
export function NewTable({ needsName }: { readonly needsName: boolean }) {
  const t = useTranslations('tables');
  const refusal = useTranslations('tableRefusal');
  const locale = useLocale();
  const router = useRouter();
  const [preset, setPreset] = useState<(typeof presets)[number]>('english');
  const [seats, setSeats] = useState<(typeof seatCounts)[number]>('4');
  const [bots, setBots] = useState<(typeof botCounts)[number]>('0');
  const [level, setLevel] = useState<BotLevel>('steady');
  const [visibility, setVisibility] = useState<(typeof visibilities)[number]>('link');
  const [talk, setTalk] = useState<(typeof talks)[number]>('phrases');
  const [pace, setPace] = useState<(typeof paces)[number]>('lively');
  const [isBusy, setIsBusy] = useState(false);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [error, setError] = useState<string>();
  // One seat is for whoever opens the table.
  const offeredBots = botCounts.filter((count) => Number(count) < Number(seats));
  const chosenBots = Math.min(Number(bots), Number(seats) - 1);

  const open = async (name: string): Promise<string | undefined> => {
    const { routes, ask } = await loadGateway();
    if (needsName) {
      const entered = await ask(routes.enterAsGuest, { body: { name, language: locale } });
      if (!entered.ok) return refusalText(refusal, entered.error);
    }
    const opened = await ask(routes.createTable, {
      body: {
        rules: { game: 'allegra', preset },
        seats: Number(seats),
        visibility,
        talk,
        ...(timings[pace] && { timing: timings[pace] }),
        firstDealer: 'lot',
        bots: Array.from({ length: chosenBots }, () => level),
        sit: true,
      },
    });
    if (!opened.ok) return refusalText(refusal, opened.error);
    router.push(`/tables/${opened.value.id}`);
    return undefined;
  };
  const submit = async (name: string) => {
    setIsNameMissing(needsName && name === '');
    if (needsName && name === '') return;
    setIsBusy(true);
    const refused = await open(name);
    setError(refused);
    // After success the button stays still until the table is there.
    if (refused !== undefined) setIsBusy(false);
  };

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(nameIn(event.currentTarget));
      }}
    >
      {needsName && <NameField error={isNameMissing ? t('nameMissing') : undefined} />}
      <Field label={t('rules')}>
        {(control) => (
          <Select
            {...control}
            value={preset}
            onChange={setPreset}
            options={presets.map((value) => ({ value, label: t(`presets.${value}`) }))}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label={t('seats')}>
          {(control) => (
            <Select
              {...control}
              value={seats}
              onChange={setSeats}
              options={seatCounts.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        <Field label={t('botCount')}>
          {(control) => (
            <Select
              {...control}
              value={botCounts[chosenBots]!}
              onChange={setBots}
              options={offeredBots.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        <Field label={t('botLevel')}>
          {(control) => (
            <Select
              {...control}
              value={level}
              onChange={setLevel}
              options={botLevels.map((value) => ({ value, label: t(`bots.${value}`) }))}
            />
          )}
        </Field>
      </div>
      <Field label={t('visibility')}>
        {(control) => (
          <Select
            {...control}
            value={visibility}
            onChange={setVisibility}
            options={visibilities.map((value) => ({ value, label: t(`visibilities.${value}`) }))}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('pace')}>
          {(control) => (
            <Select
              {...control}
              value={pace}
              onChange={setPace}
              options={paces.map((value) => ({ value, label: t(`paces.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('talk')}>
          {(control) => (
            <Select
              {...control}
              value={talk}
              onChange={setTalk}
              options={talks.map((value) => ({ value, label: t(`talks.${value}`) }))}
            />
          )}
        </Field>
      </div>
      {error && (
        <p role="alert" className="text-alarm">
          {error}
        </p>
      )}
      <Button type="submit" variant="primary" size="xl" disabled={isBusy}>
        {t('open')}
      </Button>
    </form>
  );
}
