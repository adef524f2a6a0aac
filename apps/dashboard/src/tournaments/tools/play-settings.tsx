'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/ui/field';
import { CheckRow } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { NoShowFields } from './no-show-fields';
import { PointsFields } from './points-fields';
import { TableFields } from './table-fields';
import { WholeField } from './whole-field';
import { goToWrongField } from './wrong-field';

/** How the event is played. It is frozen when the first round is drawn, and then only read. */
export function PlaySettings() {
  const t = useTranslations('tournamentTools');
  const words = useTranslations('tournaments');
  const { tournament } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [name, setName] = useState(tournament.name);
  const [rules, setRules] = useState(tournament.rules);
  const [registration, setRegistration] = useState(tournament.registration);
  const [cap, setCap] = useState(tournament.cap);
  const isFrozen = tournament.status !== 'preparing';
  const choice = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const save = () =>
    void run(
      { type: 'changeSetup', changes: { name: name.trim(), rules, registration, cap } },
      { done: t('play.saved') },
    );
  return (
    <Surface aria-labelledby="play">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!goToWrongField(event.currentTarget)) save();
        }}
      >
        <h2 id="play" className="text-xl">
          {t('play.title')}
        </h2>
        {isFrozen && <p className="text-ink-2">{t('play.frozen')}</p>}
        <fieldset disabled={isFrozen} className="grid gap-4 disabled:opacity-60">
          <Field
            label={words('fields.name')}
            error={name.trim() === '' ? words('wizard.missing.name') : undefined}
          >
            {(wiring) => (
              <Input
                {...wiring}
                maxLength={100}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                }}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={words('fields.registration')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={registration}
                  options={choice(['open', 'invitation', 'desk'], (value) => words(`registration.${value}`))}
                  onChange={setRegistration}
                />
              )}
            </Field>
            <WholeField
              isOptional
              label={words('fields.cap')}
              value={cap}
              min={2}
              max={1000}
              onChange={(places) => {
                setCap(Number.isNaN(places) ? null : places);
              }}
            />
            <WholeField
              label={words('fields.clock')}
              value={rules.clockMinutes}
              min={5}
              max={600}
              onChange={(clockMinutes) => {
                setRules({ ...rules, clockMinutes });
              }}
            />
            <Field label={t('play.overtime')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={rules.overtime}
                  options={choice(['finishRound', 'finishTurn', 'voidRound'], (value) =>
                    t(`overtime.${value}`),
                  )}
                  onChange={(overtime) => {
                    setRules({ ...rules, overtime });
                  }}
                />
              )}
            </Field>
            <Field label={t('play.missing')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={rules.missingAtCheckIn}
                  options={choice(['drop', 'hold'], (value) => t(`missing.${value}`))}
                  onChange={(missingAtCheckIn) => {
                    setRules({ ...rules, missingAtCheckIn });
                  }}
                />
              )}
            </Field>
            <Field label={t('play.short')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={rules.shortTablePolicy}
                  options={choice(['balanceFirst', 'repeatsFirst'], (value) => t(`short.${value}`))}
                  onChange={(shortTablePolicy) => {
                    setRules({ ...rules, shortTablePolicy });
                  }}
                />
              )}
            </Field>
          </div>
          <CheckRow
            label={t('play.refereeStops')}
            checked={rules.refereeStopsClock}
            onChange={(refereeStopsClock) => {
              setRules({ ...rules, refereeStopsClock });
            }}
          />
          <CheckRow
            label={t('play.duplicate')}
            hint={t('play.duplicateHint')}
            checked={rules.duplicate}
            onChange={(duplicate) => {
              // The same cards are worth comparing seat by seat; without them there is nothing to compare.
              const type = duplicate ? 'duplicate' : 'matchpoints';
              setRules({ ...rules, duplicate, scoring: { type } });
            }}
          />
          <TableFields
            rules={rules}
            onChange={(changes) => {
              setRules({ ...rules, ...changes });
            }}
          />
          <PointsFields
            rules={rules}
            onChange={(changes) => {
              setRules({ ...rules, ...changes });
            }}
          />
          <NoShowFields
            noShow={rules.noShow}
            onChange={(noShow) => {
              setRules({ ...rules, noShow });
            }}
          />
        </fieldset>
        <RefusalNote error={refusal} />
        {!isFrozen && <SubmitButton isBusy={isBusy}>{t('save')}</SubmitButton>}
      </form>
    </Surface>
  );
}
