'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction } from '@/api/use-api';
import { formatTime } from '@/i18n/when';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { FormAlert } from '@/ui/form/form';
import { Input } from '@/ui/input';
import { QrCode } from '@/ui/qr-code';
import { useUndo } from '@/ui/use-undo';

export interface KidSeatListProps {
  readonly clubId: string;
  readonly timeZone: string;
  readonly origin: string;
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  /** The names are chosen from a list and translated. */
  readonly nameOf: (name: string) => string;
}

/** One's kids' seats: each is let in on a device by a ticket that works once and soon. */
export function KidSeatList({ clubId, timeZone, origin, seats, nameOf }: KidSeatListProps) {
  const t = useTranslations('clubSettings.kidSeats');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const undo = useUndo();
  const [ticket, setTicket] = useState<{
    readonly deviceId: string;
    readonly ticket: string;
    readonly expiresAt: string;
  }>();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const make = useAction(routes.makeTicket);
  const remove = useAction(routes.removeDevice, { changes: [routes.listKidSeats] });
  const removeSoon = (deviceId: string, name: string) => {
    setGone((all) => new Set([...all, deviceId]));
    undo.postpone({
      text: t('removed', { name }),
      undo: () => {
        setGone((all) => new Set([...all].filter((other) => other !== deviceId)));
      },
      commit: () => remove.mutateAsync({ params: { clubId, deviceId } }),
    });
  };
  return (
    <ul>
      {seats
        .filter(({ id }) => !gone.has(id))
        .map(({ id, name }) => {
          const link = ticket?.deviceId === id ? `${origin}/${locale}/kid-seat#${ticket.ticket}` : undefined;
          return (
            <li key={id} className="grid gap-3 border-t border-line py-3 first:border-0">
              <div className="flex flex-wrap items-center gap-2">
                <b className="min-w-32 flex-1 font-[650]">{nameOf(name)}</b>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={make.isPending}
                  onClick={() => {
                    make.mutate(
                      { params: { clubId, deviceId: id } },
                      {
                        onSuccess: (made) => {
                          setTicket({ deviceId: id, ...made });
                        },
                      },
                    );
                  }}
                >
                  {t('ticket')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    removeSoon(id, nameOf(name));
                  }}
                >
                  {t('remove')}
                </Button>
              </div>
              {link !== undefined && ticket && (
                <div role="status" className="grid gap-3 rounded-3 bg-surface-2 p-4">
                  <p>{t('ticketText', { time: formatTime(ticket.expiresAt, { locale, timeZone }) })}</p>
                  <div className="flex flex-wrap gap-2">
                    <Input readOnly value={link} aria-label={t('link')} className="min-w-40 flex-1" />
                    <CopyButton text={link} />
                  </div>
                  <QrCode text={link} label={t('qr')} className="w-48 max-w-full" />
                </div>
              )}
            </li>
          );
        })}
      {make.error && <FormAlert text={refusalText(words, make.error.refusal)} />}
    </ul>
  );
}
