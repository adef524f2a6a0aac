'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { CheckRow } from '@/ui/form/fields';
import { Icon } from '@/ui/icon';
import { Surface } from '@/ui/surface';
import { useUndo } from '@/ui/use-undo';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useOwnAction } from './use-own-action';

export interface OwnEntryProps {
  /** From the link of an invitation. */
  readonly invitation: string | undefined;
}

/** Entering, checking in and leaving, for oneself. */
export function OwnEntry({ invitation }: OwnEntryProps) {
  const t = useTranslations('tournaments');
  const { tournament, mayDirect } = useTournament();
  const { run, isBusy, refusal } = useOwnAction();
  const undo = useUndo();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isOnline, setIsOnline] = useState(tournament.mode === 'online');
  const { own, registrationOpen, checkIn, status, registration } = tournament;
  const attends = isOnline ? 'online' : 'room';
  const key = invitation === undefined ? {} : { key: invitation };
  const enter = () => void run({ type: 'enter', attends, standby: false, ...key });
  const withdraw = async () => {
    if (!(await run({ type: 'withdraw' }))) undo.offer({ text: t('entry.left'), undo: enter });
  };
  // Only an organiser could take somebody back in: it waits while it can be undone.
  const drop = () => {
    setIsLeaving(true);
    undo.postpone({
      text: t('entry.dropped'),
      undo: () => {
        setIsLeaving(false);
      },
      commit: () => {
        setIsLeaving(false);
        return run({ type: 'drop' });
      },
    });
  };
  if (status !== 'preparing' && status !== 'running') return null;
  // Entering again would be refused: only an organiser takes them back.
  if (own === 'dropped' || own === 'disqualified')
    return (
      <Surface>
        <h2 className="text-xl">{t(`own.${own}`)}</h2>
        <p className="mt-1 text-ink-2">{t(`entry.gone.${own}`)}</p>
      </Surface>
    );
  const mayEnter = registrationOpen && (registration === 'open' || invitation !== undefined);
  const isFull = tournament.cap !== null && tournament.entrants >= tournament.cap;
  const isIn = own === 'registered' || own === 'checkedIn' || own === 'waiting';
  if (!isIn && !mayEnter) {
    // Organisers have the registration itself before them.
    if (status === 'running' || mayDirect) return null;
    return (
      <Surface>
        <h2 className="text-xl">
          {t(registration === 'invitation' ? 'entry.invitationTitle' : 'entry.closedTitle')}
        </h2>
        <p className="mt-1 text-ink-2">
          {t(registration === 'open' ? 'entry.closedText' : `entry.by.${registration}`)}
        </p>
      </Surface>
    );
  }
  return (
    <Surface className="grid gap-4" aria-labelledby="entry">
      <h2 id="entry" className="text-xl">
        {t(isIn ? `entry.title.${own}` : 'entry.title.none')}
      </h2>
      {!isIn && (
        <>
          {own === 'withdrawn' && <p className="text-ink-2">{t('entry.again')}</p>}
          {isFull && <p className="text-ink-2">{t('entry.full')}</p>}
          {tournament.mode === 'mixed' && (
            <CheckRow label={t('entry.online')} checked={isOnline} onChange={setIsOnline} />
          )}
          <Button variant="primary" size="lg" disabled={isBusy} onClick={enter}>
            {t(isFull ? 'entry.wait' : 'entry.enter')}
          </Button>
        </>
      )}
      {own === 'registered' && checkIn === 'open' && (
        <Button variant="primary" size="lg" disabled={isBusy} onClick={() => void run({ type: 'checkIn' })}>
          <Icon name="check" />
          {t('entry.checkIn')}
        </Button>
      )}
      {own === 'waiting' && <p className="text-ink-2">{t('entry.waitingText')}</p>}
      {isIn && (
        <Button
          variant="quiet"
          disabled={isBusy || isLeaving}
          onClick={status === 'running' ? drop : () => void withdraw()}
        >
          {t(status === 'running' ? 'entry.drop' : 'entry.withdraw')}
        </Button>
      )}
      <RefusalNote error={refusal} />
    </Surface>
  );
}
