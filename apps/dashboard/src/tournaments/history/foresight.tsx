'use client';

import { routes, type DirectorCommand, type RefereeCommand } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useApi } from '@/api/use-api';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { SubmitButton } from '@/ui/form/submit-button';
import { Input } from '@/ui/input';
import { Skeleton } from '@/ui/skeleton';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { Consequences } from './consequences';

export interface ForesightProps {
  readonly command: DirectorCommand;
  /** What is about to be done, as a sentence; it stays in the history's toast. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Before something is changed: what it would change. A reason where others rely on it, and then a way back. */
export function Foresight({ command, title, onClose, onDone }: ForesightProps) {
  const t = useTranslations('tournamentLog');
  const { run, isBusy, refusal } = useCommand();
  const preview = usePreview(command);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const list = useId();
  const needsReason = preview.data?.needsReason ?? false;
  const act = async () => {
    const why = reason.trim();
    setIsMissing(needsReason && why === '');
    if (needsReason && why === '') return;
    const refused = await run(command, { done: title, ...(why !== '' && { reason: why }) });
    if (refused) return;
    onClose();
    onDone?.();
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void act();
        }}
      >
        {preview.isPending && <Skeleton className="h-24" />}
        <RefusalNote error={preview.error?.refusal} />
        {preview.data && <Consequences preview={preview.data} />}
        <Field
          label={t(needsReason ? 'reason' : 'reasonOptional')}
          hint={t('reasonHint')}
          error={isMissing ? t('reasonMissing') : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              list={list}
              maxLength={300}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
              }}
            />
          )}
        </Field>
        <datalist id={list}>
          <option value={t('reasons.wrongEntry')} />
          <option value={t('reasons.ruling')} />
          <option value={t('reasons.asked')} />
        </datalist>
        <RefusalNote error={refusal} />
        <SubmitButton isBusy={isBusy}>{t('doIt')}</SubmitButton>
      </form>
    </Dialog>
  );
}

/** Organisers and referees each have their own door to the same preview. */
function usePreview(command: DirectorCommand) {
  const { params, mayDirect } = useTournament();
  const asOrganiser = useApi(routes.previewTournament, { params, body: { command } }, { enabled: mayDirect });
  const asReferee = useApi(
    routes.previewRuling,
    { params, body: { command: command as RefereeCommand } },
    { enabled: !mayDirect },
  );
  return mayDirect ? asOrganiser : asReferee;
}
