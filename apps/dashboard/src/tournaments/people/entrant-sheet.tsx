'use client';

import type { DirectorCommand, EntrantBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { CheckRow } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';
import { Input } from '@/ui/input';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { Foresight } from '../history/foresight';
import { actionsFor } from './entrant-actions';

export interface EntrantSheetProps {
  readonly entrant: EntrantBody;
  readonly onClose: () => void;
}

/** One entrant: name, place and table, and whether they are still in. */
export function EntrantSheet({ entrant, onClose }: EntrantSheetProps) {
  const t = useTranslations('tournamentPeople');
  const { tournament } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [name, setName] = useState(entrant.name);
  const [isOnline, setIsOnline] = useState(entrant.attends === 'online');
  const [isStandby, setIsStandby] = useState(entrant.standby);
  const [pinned, setPinned] = useState(entrant.pinnedTable === null ? '' : String(entrant.pinnedTable));
  const [foreseen, setForeseen] = useState<DirectorCommand>();
  const save = async () => {
    const table = Number.parseInt(pinned, 10);
    const refused = await run(
      {
        type: 'changeEntrant',
        entrant: entrant.id,
        changes: {
          name: name.trim(),
          attends: isOnline ? 'online' : 'room',
          standby: isStandby,
          pinnedTable: Number.isNaN(table) ? null : table,
        },
      },
      { done: t('sheet.saved', { name: name.trim() }) },
    );
    if (!refused) onClose();
  };
  if (foreseen)
    return (
      <Foresight
        command={foreseen}
        title={t(`sheet.do.${foreseen.type as ReturnType<typeof actionsFor>[number]}`, {
          name: entrant.name,
        })}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onOpenChange={onClose} side="right" title={entrant.name} closeLabel={t('close')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t('new.name')}>
          {(wiring) => (
            <Input
              {...wiring}
              value={name}
              maxLength={80}
              onChange={(event) => {
                setName(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label={t('sheet.pinned')} hint={t('sheet.pinnedHint')}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              value={pinned}
              onChange={(event) => {
                setPinned(event.target.value.replaceAll(/\D/g, ''));
              }}
            />
          )}
        </Field>
        {tournament.mode === 'mixed' && (
          <CheckRow label={t('new.online')} checked={isOnline} onChange={setIsOnline} />
        )}
        <CheckRow
          label={t('sheet.standby')}
          hint={t('sheet.standbyHint')}
          checked={isStandby}
          onChange={setIsStandby}
        />
        <RefusalNote error={refusal} />
        <SubmitButton isBusy={isBusy}>{t('sheet.save')}</SubmitButton>
      </form>
      <div className="grid gap-2 border-t border-line pt-4">
        {actionsFor(entrant.status, tournament).map((type) => (
          <Button
            key={type}
            variant="quiet"
            onClick={() => {
              setForeseen({ type, entrant: entrant.id });
            }}
          >
            {t(`sheet.${type}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
