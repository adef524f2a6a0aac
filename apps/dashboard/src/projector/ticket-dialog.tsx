'use client';

import { routes, type ApiError, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useReading } from '@/i18n/use-reading';
import { formatTime } from '@/i18n/when';
import { ask } from '@/live/ask';
import { buttonClass } from '@/ui/button-class';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { FormAlert } from '@/ui/form/form';
import { QrCode } from '@/ui/qr-code';
import { Skeleton } from '@/ui/skeleton';

export interface TicketDialogProps {
  readonly clubId: string;
  readonly projector: { readonly id: string; readonly name: string };
  readonly address: string;
  readonly onClose: () => void;
}

/** A ticket for one device, once and soon: opened there, or read by its camera. */
export function TicketDialog({ clubId, projector, address, onClose }: TicketDialogProps) {
  const t = useTranslations('projector');
  const refusal = useTranslations('refusal');
  const reading = useReading();
  const [ticket, setTicket] = useState<ResponseOf<typeof routes.makeTicket>>();
  const [error, setError] = useState<ApiError>();
  useEffect(() => {
    const params = { clubId, deviceId: projector.id };
    void ask(routes.makeTicket, { params }).then((answer) => {
      if (answer.ok) setTicket(answer.value);
      else setError(answer.error);
    });
  }, [clubId, projector.id]);
  const link = ticket && `${address}#${ticket.ticket}`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('connectTitle', { name: projector.name })}
      description={t('connectText')}
      closeLabel={t('close')}
    >
      {error && <FormAlert text={refusalText(refusal, error)} />}
      {!ticket && !error && <Skeleton className="h-64" />}
      {ticket && link && (
        <div className="grid justify-items-start gap-4">
          <QrCode text={link} label={t('ticketQr')} className="w-56" />
          <p className="max-w-full rounded-2 bg-surface-2 p-3 text-sm wrap-anywhere" data-ticket>
            {link}
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={link} />
            <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet' })}>
              {t('openHere')}
            </a>
          </div>
          <p className="text-sm text-ink-2">
            {t('expires', { time: formatTime(ticket.expiresAt, reading) })} {t('openHereText')}
          </p>
        </div>
      )}
    </Dialog>
  );
}
