'use client';

import { routes, type DirectorCommand, type TournamentStandingsBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Surface } from '@/ui/surface';
import { showPoints } from '../core/points';
import { useTournament } from '../core/tournament-provider';
import { Foresight } from '../history/foresight';

/** The ledger of penalties and awards, each of which can be taken back. */
export function Adjustments({ lines }: { readonly lines: TournamentStandingsBody['lines'] }) {
  const t = useTranslations('tournamentStandings');
  const locale = useLocale();
  const { params, tournament } = useTournament();
  const { data } = useApi(routes.listRefereeCalls, { params });
  const [entrant, setEntrant] = useState('');
  const [kind, setKind] = useState<'penalty' | 'award'>('penalty');
  const [points, setPoints] = useState('1');
  const [foreseen, setForeseen] = useState<{ command: DirectorCommand; title: string }>();
  const stage = tournament.stages.findLast(({ status }) => status !== 'waiting')?.setup.id;
  const nameOf = (id: string) => lines.find((line) => line.entrant === id)?.name ?? id;
  const isOpen = tournament.status === 'running' && stage !== undefined;
  const value = points.replace(',', '.');
  const isPoints = /^\d{1,4}(\.\d{1,2})?$/.test(value) && Number(value) > 0;
  return (
    <Surface className="grid content-start gap-3" aria-labelledby="adjustments">
      <h2 id="adjustments" className="text-xl">
        {t('adjust.title')}
      </h2>
      {(data?.adjustments.length ?? 0) === 0 && <p className="text-ink-2">{t('adjust.none')}</p>}
      <ul>
        {data?.adjustments.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-3 border-t border-line py-1.5">
            <span className={one.cancelled ? 'text-ink-2 line-through' : ''}>
              {t(`adjust.${one.kind}`, { name: one.name, points: showPoints(one.points, locale) })}
            </span>
            {!one.cancelled && isOpen && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setForeseen({
                    command: { type: 'cancelAdjustment', id: one.id },
                    title: t('adjust.cancelTitle', { name: one.name }),
                  });
                }}
              >
                {t('adjust.cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <form
          className="grid gap-3 border-t border-line pt-3"
          onSubmit={(event) => {
            event.preventDefault();
            setForeseen({
              command: { type: 'adjustPoints', stage, entrant, kind, points: value },
              title: t(`adjust.${kind}`, { name: nameOf(entrant), points }),
            });
          }}
        >
          <div className="grid gap-3 sm:grid-cols-[1fr_auto_6rem]">
            <Field label={t('adjust.who')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={entrant}
                  options={[
                    { value: '', label: t('adjust.choose') },
                    ...lines.map((line) => ({ value: line.entrant, label: line.name })),
                  ]}
                  onChange={setEntrant}
                />
              )}
            </Field>
            <Field label={t('adjust.kind')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={kind}
                  options={(['penalty', 'award'] as const).map((option) => ({
                    value: option,
                    label: t(`adjust.kinds.${option}`),
                  }))}
                  onChange={setKind}
                />
              )}
            </Field>
            <Field label={t('points')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  inputMode="decimal"
                  value={points}
                  onChange={(event) => {
                    setPoints(event.target.value);
                  }}
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="quiet" disabled={entrant === '' || !isPoints}>
            {t('adjust.foresee')}
          </Button>
        </form>
      )}
      {foreseen && (
        <Foresight
          {...foreseen}
          onClose={() => {
            setForeseen(undefined);
          }}
        />
      )}
    </Surface>
  );
}
