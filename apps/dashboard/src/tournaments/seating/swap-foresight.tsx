'use client';

import { routes, type TournamentRoundBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { SubmitButton } from '@/ui/form/submit-button';
import { Icon } from '@/ui/icon';
import { Input } from '@/ui/input';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { Consequences } from '../history/consequences';
import { repeatsIn, swapped, type Meetings } from './meetings';

export interface SwapForesightProps {
  readonly round: TournamentRoundBody;
  readonly swap: { readonly a: string; readonly b: string };
  readonly meetings: Meetings;
  readonly onClose: () => void;
}

/** What a swap would bring: who meets again, who sits beside whom again, and which rounds change. */
export function SwapForesight({ round, swap: { a, b }, meetings, onClose }: SwapForesightProps) {
  const t = useTranslations('tournamentSeating');
  const words = useTranslations('tournamentLog');
  const { params } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [reason, setReason] = useState('');
  const command = { type: 'swapSeats', stage: round.stage, round: round.round, a, b } as const;
  const preview = useApi(routes.previewTournament, { params, body: { command } });
  const nameOf = (id: string) =>
    round.tables.flatMap(({ seats }) => seats).find(({ entrant }) => entrant === id)?.name ?? id;
  const names = { one: nameOf(a), other: nameOf(b) };
  const before = repeatsIn(round.tables, meetings);
  const after = repeatsIn(swapped(round.tables, a, b), meetings);
  const needsReason = preview.data?.needsReason ?? false;
  const act = async () => {
    const why = reason.trim();
    const refused = await run(command, {
      done: t('swap.done', names),
      ...(why !== '' && { reason: why }),
    });
    if (!refused) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('swap.title', names)} closeLabel={words('close')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void act();
        }}
      >
        <ul className="grid gap-2">
          {(['met', 'beside'] as const).map((key) => {
            const isWorse = after[key].length > before[key].length;
            return (
              <li key={key} className="flex items-center gap-2">
                <Icon name={isWorse ? 'alarm' : 'check'} className={isWorse ? 'text-warn' : 'text-ok'} />
                {t(`swap.${key}`, { before: before[key].length, after: after[key].length })}
              </li>
            );
          })}
        </ul>
        <RefusalNote error={preview.error?.refusal} />
        {preview.data && <Consequences preview={preview.data} />}
        {needsReason && (
          <Field label={words('reason')} hint={words('reasonHint')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={300}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                }}
              />
            )}
          </Field>
        )}
        <RefusalNote error={refusal} />
        <SubmitButton isBusy={isBusy}>{t('swap.do')}</SubmitButton>
      </form>
    </Dialog>
  );
}
