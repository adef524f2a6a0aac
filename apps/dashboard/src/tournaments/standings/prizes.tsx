'use client';

import type { TournamentStandingsBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Input } from '@/ui/input';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';

/** Prizes by place; whoever is level shares them. */
export function Prizes({ standings }: { readonly standings: TournamentStandingsBody }) {
  const t = useTranslations('tournamentStandings');
  const locale = useLocale();
  const { tournament, mayDirect } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [label, setLabel] = useState('');
  const [amount, setAmount] = useState('');
  const { prizes } = tournament;
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const nameOf = (id: string) => standings.lines.find(({ entrant }) => entrant === id)?.name ?? id;
  const maySet = mayDirect && tournament.status !== 'locked' && tournament.status !== 'cancelled';
  if (prizes.length === 0 && !maySet) return null;
  const add = async () => {
    const value = Math.round(Number.parseFloat(amount.replace(',', '.')) * 100);
    const place = prizes.length + 1;
    const prize = { place, amount: Number.isNaN(value) ? 0 : value, label: label.trim() };
    const refused = await run({ type: 'setPrizes', prizes: [...prizes, prize] }, { done: t('prizes.added') });
    if (refused) return;
    setLabel('');
    setAmount('');
  };
  return (
    <Surface className="grid content-start gap-3" aria-labelledby="prizes">
      <h2 id="prizes" className="text-xl">
        {t('prizes.title')}
      </h2>
      {prizes.length === 0 && <p className="text-ink-2">{t('prizes.none')}</p>}
      <ul>
        {standings.prizes.shares.map(({ entrant, rank, amount: share, labels, sharedWith }) => (
          <li key={entrant} className="flex justify-between gap-3 border-t border-line py-2">
            <span>
              <b className="num mr-2">{rank}</b>
              {nameOf(entrant)}
              {sharedWith > 1 && <small className="ml-2 text-ink-2">{t('prizes.shared')}</small>}
            </span>
            <span className="text-right">
              {labels.join(', ')} {share > 0 && money.format(share / 100)}
            </span>
          </li>
        ))}
      </ul>
      {maySet && (
        <form
          className="grid gap-3 border-t border-line pt-3"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <div className="grid grid-cols-[1fr_7rem] gap-3">
            <Field label={t('prizes.label', { place: prizes.length + 1 })}>
              {(wiring) => (
                <Input
                  {...wiring}
                  maxLength={100}
                  value={label}
                  onChange={(event) => {
                    setLabel(event.target.value);
                  }}
                />
              )}
            </Field>
            <Field label={t('prizes.amount')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  inputMode="decimal"
                  value={amount}
                  onChange={(event) => {
                    setAmount(event.target.value);
                  }}
                />
              )}
            </Field>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="quiet" disabled={isBusy || (label.trim() === '' && amount === '')}>
              <Icon name="plus" />
              {t('prizes.add')}
            </Button>
            {prizes.length > 0 && (
              <Button
                variant="bare"
                disabled={isBusy}
                onClick={() =>
                  void run({ type: 'setPrizes', prizes: prizes.slice(0, -1) }, { done: t('prizes.removed') })
                }
              >
                {t('prizes.remove')}
              </Button>
            )}
          </div>
          <RefusalNote error={refusal} />
        </form>
      )}
    </Surface>
  );
}
