'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatStamp } from '@/i18n/when';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useUndo } from '@/ui/use-undo';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { Foresight } from '../history/foresight';

/** After the approval: until when corrections are possible, the way back, and locking for good. */
export function Approval() {
  const t = useTranslations('tournamentStandings');
  const { tournament } = useTournament();
  const reading = { locale: useLocale(), timeZone: tournament.timeZone };
  const { run, isBusy, refusal } = useCommand();
  const undo = useUndo();
  const [isReopening, setIsReopening] = useState(false);
  const [isLocking, setIsLocking] = useState(false);
  const { status, locksAt } = tournament;
  if (status !== 'approved' && status !== 'locked') return null;
  // Nothing undoes it afterwards, so it waits while it can be undone.
  const lock = () => {
    setIsLocking(true);
    undo.postpone({
      text: t('lockedText'),
      undo: () => {
        setIsLocking(false);
      },
      commit: () => {
        setIsLocking(false);
        void run({ type: 'lock' });
      },
    });
  };
  return (
    <div className="grid gap-3 rounded-3 bg-ok-wash p-4">
      <p className="flex items-start gap-2">
        <Icon name="check" className="mt-0.5 text-ok" />
        {status === 'locked' || isLocking
          ? t('lockedText')
          : t('approvedText', { time: locksAt ? formatStamp(locksAt, reading) : '–' })}
      </p>
      {status === 'approved' && !isLocking && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => {
              setIsReopening(true);
            }}
          >
            {t('reopen')}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={lock}>
            {t('lock')}
          </Button>
        </div>
      )}
      <RefusalNote error={refusal} />
      {isReopening && (
        <Foresight
          command={{ type: 'reopen' }}
          title={t('reopenTitle')}
          onClose={() => {
            setIsReopening(false);
          }}
        />
      )}
    </div>
  );
}
