'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useAction, useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { CopyButton } from '@/ui/copy-button';
import { Icon } from '@/ui/icon';
import { QrCode } from '@/ui/qr-code';
import { useUndo } from '@/ui/use-undo';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';

/** The codes at the door: a poster for phones, a screen to tap on, the link of the invitation, and the tents. */
export function DoorCodes() {
  const t = useTranslations('tournamentPeople');
  const locale = useLocale();
  const { params, page, tournament } = useTournament();
  const keys = useApi(routes.getTournamentKeys, { params });
  const reset = useAction(routes.resetTournamentKeys, { changes: [routes.getTournamentKeys] });
  const undo = useUndo();
  const [isResetting, setIsResetting] = useState(false);
  const [origin, setOrigin] = useState('');
  useEffect(() => {
    setOrigin(location.origin);
  }, []);
  if (!keys.data) return <RefusalNote error={keys.error?.refusal} />;
  const { checkIn, kiosk, invitation } = keys.data;
  const event = `${origin}/${locale}/events/${tournament.id}`;
  const doors = [
    { key: 'checkIn', address: `${event}/check-in?key=${checkIn}` },
    { key: 'kiosk', address: `${event}/kiosk?key=${kiosk}` },
    { key: 'invitation', address: `${origin}/${locale}${page}?invitation=${invitation}` },
  ] as const;
  return (
    <div className="grid gap-6">
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3 sm:grid-rows-[auto_auto_auto_auto] sm:gap-y-2">
        {doors.map(({ key, address }) => (
          <li key={key} className="grid content-start gap-2 sm:row-span-4 sm:grid-rows-subgrid">
            <h2 className="text-xl">{t(`codes.${key}`)}</h2>
            <p className="text-ink-2">{t(`codes.${key}Text`)}</p>
            {origin && <QrCode text={address} label={t(`codes.${key}`)} className="w-full max-w-52" />}
            <div className="flex flex-wrap gap-2">
              <CopyButton text={address} size="sm" variant="quiet" />
              <a href={address} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
                {t('codes.open')}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <Link href={`${page}/print/poster`} className={buttonClass({ variant: 'quiet' })}>
          <Icon name="printer" />
          {t('codes.poster')}
        </Link>
        <Link href={`${page}/print/tents`} className={buttonClass({ variant: 'quiet' })}>
          <Icon name="printer" />
          {t('codes.tents')}
        </Link>
        <Button
          variant="quiet"
          disabled={isResetting || reset.isPending}
          onClick={() => {
            setIsResetting(true);
            undo.postpone({
              text: t('codes.resetDone'),
              undo: () => {
                setIsResetting(false);
              },
              commit: () => {
                setIsResetting(false);
                return reset.mutateAsync({ params });
              },
            });
          }}
        >
          {t('codes.reset')}
        </Button>
        <span className="text-sm text-ink-2">{t('codes.resetText')}</span>
      </div>
    </div>
  );
}
