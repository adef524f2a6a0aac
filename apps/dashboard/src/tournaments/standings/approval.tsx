'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatMoment } from '@/i18n/when';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useTournament } from '../core/tournament-provider';
import { Foresight } from '../history/foresight';

/** After the approval: until when corrections are possible, and the way back. Then the event is locked by itself. */
export function Approval() {
  const t = useTranslations('tournamentStandings');
  const { tournament } = useTournament();
  const reading = { locale: useLocale(), timeZone: tournament.timeZone };
  const [isReopening, setIsReopening] = useState(false);
  const { status, locksAt } = tournament;
  if (status !== 'approved' && status !== 'locked') return null;
  return (
    <div className="grid gap-3 rounded-3 bg-ok-wash p-4">
      <p className="flex items-start gap-2">
        <Icon name="check" className="mt-0.5 text-ok" />
        {status === 'locked'
          ? t('lockedText')
          : t('approvedText', { time: locksAt ? formatMoment(locksAt, reading) : '–' })}
      </p>
      {status === 'approved' && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            setIsReopening(true);
          }}
        >
          {t('reopen')}
        </Button>
      )}
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
