'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useSecretInHash } from '@/accounts/use-secret-in-hash';
import { Link, useRouter } from '@/i18n/navigation';
import { Busy } from '@/ui/busy';
import { buttonClass } from '@/ui/button-class';

/** Lets this device in as the kid's seat of a ticket; resolves to the club's address, or undefined where it fails. */
async function enter(ticket: string): Promise<string | undefined> {
  const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
  const entered = await ask(routes.useTicket, { body: { ticket } });
  if (!entered.ok) return undefined;
  const clubs = await ask(routes.listMyClubs, {});
  const slug = clubs.ok ? clubs.value.clubs[0]?.slug : undefined;
  return slug === undefined ? '/tables' : `/clubs/${slug}`;
}

export function KidEntrance() {
  const t = useTranslations('clubs.kidSeat');
  const router = useRouter();
  const found = useSecretInHash();
  const ticket = found.type === 'secret' ? found.secret : undefined;
  const [isRefused, setIsRefused] = useState(false);
  const used = useRef<string>(undefined);
  useEffect(() => {
    // Once for each ticket: it works a single time.
    if (ticket === undefined || used.current === ticket) return;
    used.current = ticket;
    void enter(ticket).then((path) => {
      if (path === undefined) setIsRefused(true);
      else {
        router.replace(path);
        router.refresh();
      }
    });
  }, [ticket, router]);
  if (found.type === 'none' || isRefused)
    return (
      <div className="grid justify-items-start gap-4">
        <p role="alert">{t('refused')}</p>
        <Link href="/play" className={buttonClass()}>
          {t('practise')}
        </Link>
      </div>
    );
  return (
    <p role="status" className="flex items-center gap-2 text-ink-2">
      <Busy />
      {t('entering')}
    </p>
  );
}
