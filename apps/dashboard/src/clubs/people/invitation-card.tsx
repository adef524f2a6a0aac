'use client';

import type { InvitationBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatMoment } from '@/i18n/when';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Input } from '@/ui/input';
import { QrCode } from '@/ui/qr-code';

export interface InvitationCardProps {
  readonly invitation: InvitationBody;
  readonly origin: string;
  readonly timeZone: string;
  readonly onClose: (invitation: InvitationBody) => void;
}

/** One way into the club: what to pass on, as text and as a picture for a phone's camera. */
export function InvitationCard({ invitation, origin, timeZone, onClose }: InvitationCardProps) {
  const t = useTranslations('members.invitations');
  const locale = useLocale();
  const [showsQr, setShowsQr] = useState(false);
  const { kind, secret, uses, maxUses, expiresAt, role } = invitation;
  const link =
    secret === null ? undefined : `${origin}/join${kind === 'code' ? `?code=${secret}` : `#${secret}`}`;
  return (
    <li className="grid gap-3 rounded-3 bg-surface p-4 shadow-1 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{t(`kind.${kind}`)}</h3>
        <span className="text-sm text-ink-2">
          {t('until', { when: formatMoment(expiresAt, { locale, timeZone }) })}
          {' · '}
          {maxUses === null ? t('uses', { count: uses }) : t('usesOf', { count: uses, most: maxUses })}
          {role === 'guest' && ` · ${t('asGuests')}`}
        </span>
      </div>
      {kind === 'code' && secret !== null && (
        <p className="font-display text-4xl font-extrabold tracking-[0.12em]" data-code={secret}>
          {secret}
        </p>
      )}
      {link !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Input
            readOnly
            value={link}
            aria-label={t('link')}
            className="min-w-40 flex-1"
            onFocus={(event) => {
              event.target.select();
            }}
          />
          <CopyButton text={link} />
        </div>
      )}
      {link !== undefined && showsQr && <QrCode text={link} label={t('qr')} className="w-56 max-w-full" />}
      <div className="flex flex-wrap gap-2">
        {link !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={showsQr}
            onClick={() => {
              setShowsQr(!showsQr);
            }}
          >
            {t(showsQr ? 'hideQr' : 'showQr')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onClose(invitation);
          }}
        >
          {t('close')}
        </Button>
      </div>
    </li>
  );
}
